const RETURN = ['order', 'trxId', 'refNum'];

/** Whether a query carries what an e-wallet's return does ([C] §4). */
export function isReturn(search: string): boolean {
  const query = new URLSearchParams(search);
  return Boolean(query.get('trxId') && query.get('refNum'));
}

/** A query without it. */
export function withoutReturn(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of RETURN) query.delete(name);
  return query.toString();
}

/** Whether an address only lost its return: what was read stays true. */
export const isReturnSpent = (from: URL, to: URL): boolean =>
  isReturn(from.search) && withoutReturn(from.search) === to.search.slice(1);
