/** Below the tour's own host every part of the stack has one. */
const host = (label: string): string => `http://${label}.${location.host}`;

/** Where the panes begin; of the sandbox's shops this is the one whose points do not wait. */
export const START = {
  phone: `${host('poku')}/`,
  shop: `${host('dompetnusa.partner')}/dompetnusa/app/belanja`,
  till: `${host('kasir.partner')}/boga-serambi`,
} as const;
