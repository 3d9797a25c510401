import { JOURNEYS_HOME, JOURNEYS_KEYS, SITE_URL } from './addresses';
import { startCommand } from './command';

/** Between a site's port and that of the remote in development. */
const STEP = 5;
const PORT = Number(new URL(SITE_URL).port) + STEP;

/** `npm run dev`, running. */
export interface Development {
  /** Origin of the site with the remote in it. */
  readonly origin: string;
  /** Address that leads to the newest build. */
  readonly link: string;
  readonly stop: () => Promise<void>;
}

/** Runs `npm run dev` for a remote inside the shell of the running site. Rejects with what it said when it ends instead. */
export const develop = async (remote: string): Promise<Development> => {
  const stop = await startCommand(['dev', remote, '--shell', SITE_URL], {
    POKU_HOME: JOURNEYS_HOME,
    POKU_KEYS: JOURNEYS_KEYS,
    POKU_DEV_PORT: String(PORT),
  });
  const origin = `http://localhost:${PORT}`;
  return { origin, link: `${origin}/dev`, stop };
};
