import { devWording } from '../wording/dev';
import type { DevProblem, OnProblem } from './problem';

/** A new build of a remote in development, and the signed permission to look at it. */
export interface NewRelease {
  readonly name: string;
  readonly version: string;
  readonly permit: string;
}

/** A script that brings a remote from one version to the next. */
export interface NewPatch {
  readonly name: string;
  readonly version: string;
  readonly from: string;
  readonly integrity: string;
}

/** The part of an `EventSource` that is used. */
export interface DevSource {
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

/** How a page follows a remote in development. */
export interface FollowDevOptions {
  /** Default: the events of `npm run dev`. */
  readonly open?: () => DevSource;
  /** The version of a remote that runs. */
  readonly versionOf: (name: string) => string | undefined;
  /** Brings what runs to the next build. Does nothing when that is not possible: the whole build follows. */
  readonly onPatch: (patch: NewPatch) => Promise<void>;
  /** Hears of the build that runs already, that a reload may show it. */
  readonly onRunning: (release: NewRelease) => Promise<void>;
  /** Puts a build in the place of the one that runs. Rejects when it cannot be shown. */
  readonly onNewRelease: (release: NewRelease) => Promise<void>;
  /** Hears why the newest build is not shown, until one is, and what the type check finds. */
  readonly onProblem: OnProblem;
}

const problemsOf = (data: string): readonly DevProblem[] =>
  (JSON.parse(data) as { readonly problems?: readonly DevProblem[] }).problems ?? [];

/**
 * Shows each build of `npm run dev` in the open page. Builds and failures take effect in their order; what cannot be shown leaves
 * the page as it is.
 * @returns a function that ends it
 */
export const followDev = ({
  open = () => new EventSource('/dev-events'),
  versionOf,
  onPatch,
  onRunning,
  onNewRelease,
  onProblem,
}: FollowDevOptions): (() => void) => {
  const source = open();
  let before: Promise<void> = Promise.resolve();
  const show = async (release: NewRelease): Promise<void> => {
    try {
      // What was taken back after a failure is the build that runs, and so is what a patch led to.
      const isRunning = versionOf(release.name) === release.version;
      await (isRunning ? onRunning(release) : onNewRelease(release));
      onProblem('build', null);
    } catch (error) {
      console.error('[poku]', release.version, error);
      onProblem('build', { title: devWording.notShown, problems: [{ message: String(error) }] });
    }
  };
  source.addEventListener('release', ({ data }) => {
    const release = JSON.parse(data) as NewRelease;
    before = before.then(() => show(release));
  });
  source.addEventListener('patch', ({ data }) => {
    const patch = JSON.parse(data) as NewPatch;
    before = before.then(() => onPatch(patch));
  });
  source.addEventListener('failure', ({ data }) => {
    const group = { title: devWording.buildFailed, problems: problemsOf(data) };
    before = before.then(() => onProblem('build', group));
  });
  source.addEventListener('types', ({ data }) => {
    const problems = problemsOf(data);
    onProblem('types', problems.length > 0 ? { title: devWording.typesWrong, problems } : null);
  });
  return () => source.close();
};
