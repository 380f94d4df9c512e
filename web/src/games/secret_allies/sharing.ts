/**
 * Keeps equal things identical from one moment to the next: the page then knows that nothing about
 * them has changed. Views come as new objects with every step, though a step changes little.
 */
export class Sharing<T> {
  private kept = new Map<string | number, { facts: string; thing: T }>();

  /** The list with each thing that equals its predecessor replaced by it. */
  keep(things: readonly T[], keyOf: (thing: T) => string | number): T[] {
    const before = this.kept;
    this.kept = new Map();
    return things.map((made) => {
      const key = keyOf(made);
      const facts = JSON.stringify(made);
      const old = before.get(key);
      const thing = old?.facts === facts ? old.thing : made;
      this.kept.set(key, { facts, thing });
      return thing;
    });
  }
}
