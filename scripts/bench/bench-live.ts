import type { Present } from '@poku/build/site';
import { contentSecurityPolicy, type ShellRelease } from '@poku/build/store';

/** What the site of a benchmark serves, which no channel has. */
export interface BenchPage {
  readonly html: string;
  readonly shell: Pick<ShellRelease, 'earlyScript'>;
  readonly paymentOrigins?: readonly string[];
  /** Text of the signed registry. Default none. */
  readonly registry?: string;
  /** Text of the service worker. Default none. */
  readonly worker?: string;
}

/** Serves a page as `openLiveChannel` serves one that it has verified. */
export const benchLive = ({ html, shell, paymentOrigins = [], registry = '', worker }: BenchPage) => {
  const present: Present = {
    state: {
      revision: 1,
      registry,
      timestamp: '',
      pageAt: () => ({ html, policy: contentSecurityPolicy(shell.earlyScript, paymentOrigins) }),
      paintedAt: () => undefined,
      entries: new Map(),
      shell: new Map(worker === undefined ? [] : [['sw.js', worker]]),
      embed: new Map(),
    },
  };
  return () => Promise.resolve(present);
};
