/** What held over time. A change takes effect at one moment of a span, since its call may have crashed after its effect. */
export interface History<T> {
  /** @param from the change was asked for. @param to it is done for sure */
  change(from: Date, to: Date, value: T): void;
  /** What may have held at a moment. */
  possibly(at: Date): readonly T[];
  /** What holds for sure once every change is done. */
  readonly last: T;
}

/** A history that begins with a value. */
export function createHistory<T>(first: T): History<T> {
  const changes: { from: Date; to: Date; value: T }[] = [];
  return {
    change: (from, to, value) => void changes.push({ from, to, value }),
    possibly(at) {
      let known: T[] = [first];
      for (const { from, to, value } of changes)
        if (to < at) known = [value];
        else if (from <= at) known = [...known, value];
      return known;
    },
    get last() {
      return changes.at(-1)?.value ?? first;
    },
  };
}
