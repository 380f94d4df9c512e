/**
 * The thing that was touched although it cannot be chosen. It is valid only for the moment of the
 * touch (`momentOf`), so it need not be cleared, and no late update can show it again or wipe it.
 */
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
