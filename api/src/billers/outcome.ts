/** What becomes of a top-up without a person. */
export interface Outcome {
  /** Undefined for one that waits for a person. */
  decided?: { to: 'delivered' | 'failed'; afterMs: number };
  /** Whether Poku is told of it. */
  isTold: boolean;
}

const soonMs = 1000;
const lateMs = 8000;

/** Outcomes by the last four digits of the number (docs/biller-protocol.md). */
const outcomes: Readonly<Record<string, Outcome>> = {
  9001: { decided: { to: 'failed', afterMs: soonMs }, isTold: true },
  9002: { decided: { to: 'delivered', afterMs: lateMs }, isTold: true },
  9003: { decided: { to: 'delivered', afterMs: soonMs }, isTold: false },
  9004: { isTold: true },
};
const usual: Outcome = { decided: { to: 'delivered', afterMs: soonMs }, isTold: true };

/** What becomes of a top-up of a number. */
export const outcomeOf = (number: string): Outcome => outcomes[number.slice(-4)] ?? usual;
