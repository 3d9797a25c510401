import { filterToAddress, readFilter } from './history-filter';

const burns = {
  statuses: ['success', 'processing', 'failed'],
  kinds: ['coupon', 'prepaid'],
} as const;
const earns = { statuses: ['success', 'failed'], kinds: [] } as const;
const ofBurns = (query: string) => readFilter(new URLSearchParams(query), burns);

test('an address that was made from a filter gives that filter', () => {
  const filter = {
    from: '2026-11-01',
    to: '2026-11-01',
    status: 'processing',
    kind: 'prepaid',
    partnerId: '11',
  } as const;
  const address = new URLSearchParams(filterToAddress(filter)).toString();
  expect(address).toBe('from=2026-11-01&to=2026-11-01&status=processing&type=prepaid&partner=11');
  expect(ofBurns(address)).toEqual(filter);
});

test.each([
  ['a day that does not exist', 'from=2026-02-30&to=2026-11-21', { to: '2026-11-21' }],
  ['days in the wrong order', 'from=2026-11-21&to=2026-11-20', {}],
  ['an unknown status or kind', 'status=paid&type=car', {}],
  ['something that is no id', "partner=1'--", {}],
  ['an id that is too long for the API', 'partner=aaaaaaaaaaaaaaaaa', {}],
  ['a day before every calendar', 'from=0000-01-01', {}],
])('%s is dropped', (_what, query, filter) => {
  expect(ofBurns(query)).toEqual(filter);
});

test('an earn is never in process and has no kind', () => {
  const query = new URLSearchParams('status=processing&type=coupon&from=2026-11-01');
  expect(readFilter(query, earns)).toEqual({ from: '2026-11-01' });
});
