/** Sends events to Poku. */
export interface Events {
  /** Sends everything that is due, one after the other; waits for a round that runs. Never rejects. */
  drain(): Promise<void>;
  /** Looks for due events regularly, until it is stopped. */
  start(): void;
  stop(): Promise<void>;
}
