import type { CallOptions, PokuApi, PokuEventName } from '@poku/contract';
import { useWidgetData } from '@poku/platform';

type Balances = ReadonlyMap<string, number>;

/** What is shown is whole without them, so a failure is no error of the page. */
const readBalances = async ({ customer }: PokuApi, options: CallOptions): Promise<Balances> => {
  const sources = await customer.partnerPoints(options).catch(() => []);
  return new Map(sources.map(({ partnerId, points }) => [partnerId, points]));
};
const readNone = (): Promise<Balances> => Promise.resolve(new Map());
const readAgainAt: readonly PokuEventName[] = ['partner.linked', 'partner.unlinked', 'points.changed'];

/**
 * Points by the id of the partner where they are; `null` until they are read, empty when they cannot be.
 * @param isWanted whether there is a link at all
 */
export const useBalances = (isWanted: boolean): Balances | null =>
  useWidgetData(isWanted ? readBalances : readNone, readAgainAt);
