/** Ports of the journeys, apart from those of `npm start`, so that both can run at once. */
export const PORTS = { POKU_SITE_PORT: '3300', POKU_API_PORT: '4300', POKU_PARTNERS_PORT: '4400' };

export const SITE_URL = `http://localhost:${PORTS.POKU_SITE_PORT}`;
export const API_URL = `http://127.0.0.1:${PORTS.POKU_API_PORT}`;

/** Site of a partner brand (D3). */
export const partnerSite = (slug: string): string => `http://${slug}.localhost:${PORTS.POKU_SITE_PORT}`;
