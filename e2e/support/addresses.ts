import { fileURLToPath } from 'node:url';

const firstPort = Number(process.env.POKU_JOURNEYS_PORT ?? 3300);
/** Between the ports of two stacks. */
const STEP = 10;

/** Keys of every stack: the shell is built with the root key, so stacks with one key share its build. */
export const JOURNEYS_KEYS = fileURLToPath(new URL('../../.poku/keys', import.meta.url));

/**
 * What one stack of the journeys runs with: ports apart from those of `npm start`, so that both can run at once
 * (`POKU_JOURNEYS_PORT`, default 3300, moves them all), and a data folder.
 * @param index from 0; each worker has a stack of its own
 */
export const stackSettings = (index: number) => {
  const sitePort = firstPort + STEP * index;
  return {
    POKU_SITE_PORT: String(sitePort),
    POKU_API_PORT: String(sitePort + 1_000),
    POKU_PARTNERS_PORT: String(sitePort + 1_100),
    POKU_HOME: fileURLToPath(new URL(`../../.poku/journeys-${sitePort}`, import.meta.url)),
    POKU_KEYS: JOURNEYS_KEYS,
    // What depends on sources alone, all stacks share.
    POKU_BUILDS: fileURLToPath(new URL('../../.poku/build', import.meta.url)),
    POKU_CACHE: fileURLToPath(new URL('../../.poku/cache', import.meta.url)),
  };
};

/** The stack of this worker. */
export const PORTS = stackSettings(Number(process.env.TEST_PARALLEL_INDEX ?? 0));

/** Data folder of what the journeys run against. */
export const JOURNEYS_HOME = PORTS.POKU_HOME;

export const SITE_URL = `http://localhost:${PORTS.POKU_SITE_PORT}`;
export const API_URL = `http://127.0.0.1:${PORTS.POKU_API_PORT}`;

/** Site of a partner brand (D3). */
export const partnerSite = (slug: string): string => `http://${slug}.localhost:${PORTS.POKU_SITE_PORT}`;

/** Services of the sandbox partners: their place behind the partners' port, one service per kind. */
const SERVICES: Readonly<Record<string, number>> = {
  nusapoin: 0,
  dompetnusa: 1,
  rumahnet: 2,
  garuda: 2,
  fitnusa: 2,
};

const partnerPort = (slug: string): number => {
  const place = SERVICES[slug];
  if (place === undefined) throw new Error(`There is no partner ${slug}.`);
  return Number(PORTS.POKU_PARTNERS_PORT) + place;
};

/** Base address of a sandbox partner's protocol and helpers. */
export const partnerService = (slug: string): string => `http://127.0.0.1:${partnerPort(slug)}/${slug}`;

/** Till page of a sandbox merchant, on a host of its own. */
export const tillPage = (slug: string): string =>
  `http://kasir.partner.localhost:${Number(PORTS.POKU_PARTNERS_PORT) + 3}/${slug}`;

/** Page of the sandbox biller for a person, on a host of its own. */
export const billerPage = `http://biller.partner.localhost:${Number(PORTS.POKU_PARTNERS_PORT) + 4}/isi-nusa`;

/** Where a sandbox partner's own pages stand for a person. */
export const partnerPages = (slug: string): string =>
  `http://${slug}.partner.localhost:${partnerPort(slug)}/${slug}`;
