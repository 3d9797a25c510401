/** Ids of the partners that name themselves as `source` in an address, by that name ([A] §9, D2). */
const PARTNER_SOURCES: Readonly<Record<string, string>> = {
  nusapoin: '2',
  dompetnusa: '3',
  rumahnet: '9',
  garuda: '10',
  fitnusa: '11',
};

/**
 * The partner that a `source` names ([A] §4), whichever case it is written in.
 * @returns its id, or `undefined` for any other text
 */
export function partnerIdOfSource(source: string): string | undefined {
  const name = source.toLowerCase();
  return Object.hasOwn(PARTNER_SOURCES, name) ? PARTNER_SOURCES[name] : undefined;
}

/**
 * The name of a partner in addresses, as it names itself as `source`.
 * @returns `undefined` for a partner that has none
 */
export function sourceOfPartnerId(partnerId: string): string | undefined {
  return Object.keys(PARTNER_SOURCES).find((source) => PARTNER_SOURCES[source] === partnerId);
}
