import type { ApiConfig } from '../../src/config/env';
import type { Database } from '../../src/db/database';

/** A call of a bench. */
export interface BenchCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What is done again and again over HTTP, and by pgbench with the same statements; each time has a number of its own. */
export interface Workload {
  /** In the plural, as 'purchases'. */
  readonly name: string;
  /** Adds what it needs to the sandbox's data: for so many calls over HTTP, and so many by pgbench. */
  fill(
    db: Database,
    config: ApiConfig,
    counts: { readonly calls: number; readonly scripts: number },
  ): Promise<void>;
  /** The call of a number. */
  callOf(n: number): BenchCall;
  /** Whether an answer says that it was done. */
  isDone(answer: string): boolean;
  /** What stands for each known value of a number in a script of pgbench. */
  knownValues(n: number): ReadonlyMap<string, string>;
  /** Lines that set the variables of `knownValues`; every client of pgbench takes `perClient` numbers of its own from `first` on. */
  variables(first: number, perClient: number): string[];
}
