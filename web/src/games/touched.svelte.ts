/** What was touched although it cannot be chosen. It holds for the moment it was touched in: what is
 * said about it follows from that moment, so nothing has to wipe it and no late update can. */
export class Touched {
  private last = $state.raw<{ what: string; moment: string } | null>(null);

  constructor(private readonly moment: () => string) {}

  get what(): string | null {
    return this.last?.moment === this.moment() ? this.last.what : null;
  }
  touch(what: string): void {
    this.last = { what, moment: this.moment() };
  }
  letGo(): void {
    this.last = null;
  }
}
