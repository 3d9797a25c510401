import { PORTS } from './addresses';
import { startCommand } from './command';

/** Between a site's port and that of what `npm run ui` serves. */
const STEP = 6;
const PORT = Number(PORTS.POKU_SITE_PORT) + STEP;

/** `npm run ui`, running beside the stack of this worker. @param args as `tour` */
export const startUi = async (
  ...args: readonly string[]
): Promise<{ url: string; stop(): Promise<void> }> => {
  const stop = await startCommand(['ui', ...args], { ...PORTS, POKU_UI_PORT: String(PORT) });
  return { url: `http://localhost:${PORT}`, stop };
};
