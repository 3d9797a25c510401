import { fileURLToPath } from 'node:url';

const sitePort = Number(process.env.POKU_JOURNEYS_PORT ?? 3300);

/**
 * Ports of the journeys, apart from those of `npm start`, so that both can run at once; `POKU_JOURNEYS_PORT` (default
 * 3300) moves all three.
 */
export const PORTS = {
  POKU_SITE_PORT: String(sitePort),
  POKU_API_PORT: String(sitePort + 1_000),
  POKU_PARTNERS_PORT: String(sitePort + 1_100),
};

/** Data folder of what the journeys run against. */
export const JOURNEYS_HOME = fileURLToPath(new URL(`../../.poku/journeys-${sitePort}`, import.meta.url));

export const SITE_URL = `http://localhost:${PORTS.POKU_SITE_PORT}`;
export const API_URL = `http://127.0.0.1:${PORTS.POKU_API_PORT}`;

/** Site of a partner brand (D3). */
export const partnerSite = (slug: string): string => `http://${slug}.localhost:${PORTS.POKU_SITE_PORT}`;
