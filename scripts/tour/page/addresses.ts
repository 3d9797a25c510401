/** Below the tour's own host every part of the stack has one. */
const host = (label: string): string => `http://${label}.${location.host}`;

/** Where the panes begin. */
export const START = {
  phone: `${host('poku')}/`,
  shop: `${host('nusapoin.partner')}/nusapoin/app/belanja`,
  till: `${host('kasir.partner')}/boga-serambi`,
} as const;

/** Whose phone it is: Siti, whom the fixtures know. */
export const MEMBER = { phone: '081200000002', password: 'Rahasia123', firstName: 'Siti' } as const;
