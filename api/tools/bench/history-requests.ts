import { historySources } from '../../src/simulation/long-history';

const dayMs = 24 * 60 * 60_000;
const dayBefore = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

/** First pages of both tabs with each filter, by what they ask for; the figures of a coupon list beside them. */
export const historyRequests = (clientId: string): ReadonlyMap<string, string> => {
  const filters: Readonly<Record<'earn' | 'burn', Readonly<Record<string, Record<string, string>>>>> = {
    earn: {
      'no filter': {},
      'twenty rows': { perPage: '20' },
      'last 30 days': { from: dayBefore(30), to: dayBefore(0) },
      'one day of last year': { from: dayBefore(400), to: dayBefore(400) },
      successful: { status: 'success' },
      failed: { status: 'failed' },
      'common partner': { partnerId: historySources.common },
      'rare partner': { partnerId: historySources.rareEarn },
      'partner without rows': { partnerId: historySources.none },
      'failed at a partner in a year': {
        from: dayBefore(365),
        status: 'failed',
        partnerId: historySources.common,
      },
    },
    burn: {
      'no filter': {},
      'twenty rows': { perPage: '20' },
      'last 30 days': { from: dayBefore(30), to: dayBefore(0) },
      'one day of last year': { from: dayBefore(400), to: dayBefore(400) },
      successful: { status: 'success' },
      'in process': { status: 'processing' },
      failed: { status: 'failed' },
      coupons: { type: 'coupon' },
      'prepaid packages': { type: 'prepaid' },
      'own points': { partnerId: '0' },
      'common partner': { partnerId: historySources.common },
      'rare partner': { partnerId: historySources.rareBurn },
      'partner without rows': { partnerId: historySources.none },
      'failed packages of a partner in a year': {
        from: dayBefore(365),
        status: 'failed',
        type: 'prepaid',
        partnerId: historySources.common,
      },
    },
  };
  const requests = new Map<string, string>();
  for (const tab of ['earn', 'burn'] as const)
    for (const [name, filter] of Object.entries(filters[tab]))
      requests.set(
        `${tab}: ${name}`,
        `/customer${tab}/${clientId}?${new URLSearchParams(filter).toString()}`,
      );
  requests.set('coupons', `/customervoucher/${clientId}`);
  return requests;
};
