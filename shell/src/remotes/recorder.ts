import type { Wanted } from './exposed-module';

/** A failure whose error does not say what it is: a module that is not what it should be, or that threw while it was shown. */
export type Blame = 'evaluate' | 'render';

/** What happened to a module of a remote, or in a script of one. Times are those of `performance.now()`. */
export type Note =
  | {
      readonly type: 'loaded';
      readonly wanted: Wanted;
      readonly version: string;
      readonly startedAt: number;
      readonly endedAt: number;
    }
  | {
      readonly type: 'failed';
      readonly wanted: Wanted;
      readonly version: string;
      readonly error: unknown;
      readonly blame: Blame | undefined;
    }
  | { readonly type: 'uncaught'; readonly filename: string; readonly error: unknown };

/** So many are kept for who comes later. */
const MOST = 50;

/** Keeps what happens to remotes until somebody follows it. Without anybody it costs a short list. */
export const createRecorder = () => {
  const kept: Note[] = [];
  let follower = (note: Note): void => {
    if (kept.length < MOST) kept.push(note);
  };
  const record = (note: Note): void => follower(note);
  addEventListener('error', ({ filename, error }) => record({ type: 'uncaught', filename, error }));
  addEventListener('unhandledrejection', ({ reason }) =>
    record({ type: 'uncaught', filename: '', error: reason }),
  );
  return {
    record,
    /** Gives what was kept, and from then on each note as it comes. */
    follow: (next: (note: Note) => void): void => {
      follower = next;
      kept.splice(0).forEach(next);
    },
  };
};
export type Recorder = ReturnType<typeof createRecorder>;
