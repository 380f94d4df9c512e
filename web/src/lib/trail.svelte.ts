/** The history of paragraphs and cards read, with back and forward. */

/** A history with a current entry. */
export class Trail<Stop> {
  private stops = $state.raw<readonly Stop[]>([]);
  private at = $state(-1);

  get current(): Stop | null {
    return this.stops[this.at] ?? null;
  }
  get mayGoBack(): boolean {
    return this.at > 0;
  }
  get mayGoForth(): boolean {
    return this.at < this.stops.length - 1;
  }

  start(stop: Stop | null): void {
    this.stops = stop === null ? [] : [stop];
    this.at = this.stops.length - 1;
  }
  push(stop: Stop): void {
    this.stops = [...this.stops.slice(0, this.at + 1), stop];
    this.at = this.stops.length - 1;
  }
  back(): Stop | null {
    if (this.mayGoBack) this.at -= 1;
    return this.current;
  }
  forth(): Stop | null {
    if (this.mayGoForth) this.at += 1;
    return this.current;
  }
}
