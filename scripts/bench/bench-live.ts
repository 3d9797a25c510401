import type { Present } from '@poku/build/site';
import { contentSecurityPolicy, type ShellRelease } from '@poku/build/store';

/** What the site of a benchmark serves, which no channel has. */
export interface BenchPage {
  readonly html: string;
  readonly shell: Pick<ShellRelease, 'earlyScript'>;
  /** Text of the signed registry. */
  readonly registry: string;
}

/** Serves a page as `openLiveChannel` serves one that it has verified. */
export const benchLive = ({ html, shell, registry }: BenchPage) => {
  const present: Present = {
    state: {
      revision: 1,
      registry,
      timestamp: '',
      pageAt: () => ({ html, policy: contentSecurityPolicy(shell.earlyScript, []) }),
      paintedAt: () => undefined,
      entries: new Map(),
      shell: new Map(),
      embed: new Map(),
    },
  };
  return () => Promise.resolve(present);
};
