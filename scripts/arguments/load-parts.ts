/** Pages of `bench load`, by their addresses. */
export const PATHS = ['/login', '/', '/tukar', '/kategori/1', '/voucher?id=1001', '/raih'] as const;

/** What a browser has when a page is opened. */
export const PHASES = ['cold', 'repeat', 'worker', 'remote', 'shell', 'click'] as const;
export type Phase = (typeof PHASES)[number];

/** How fast network and processor are. */
export const SPEEDS = ['slow', 'full'] as const;
export type Speed = (typeof SPEEDS)[number];
