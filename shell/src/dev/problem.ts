/** Something that is wrong with the sources of the remote in development. Its texts are the compiler's, or an error's. */
export interface DevProblem {
  readonly message: string;
  /** Path inside the repository. */
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
  /** From 1. */
  readonly column?: number;
  /** Where it was thrown, as the browser tells it. */
  readonly stack?: string;
}

/** Where a problem comes from; each is over by itself. */
export type ProblemKind = 'build' | 'types' | 'thrown';

/** Problems of one kind, and what they mean for the page. */
export interface ProblemGroup {
  readonly title: string;
  readonly problems: readonly DevProblem[];
}

/** Hears what is wrong now; null when nothing of that kind is. */
export type OnProblem = (kind: ProblemKind, group: ProblemGroup | null) => void;
