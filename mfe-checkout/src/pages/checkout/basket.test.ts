import { basketKey, readBasket } from './basket';

const read = (query: string) => readBasket(new URLSearchParams(query));
const coupon = 'voucherId=v&redemptionRuleId=r&rewardItemId=w';

test('reads a coupon with its quantity, one by default', () => {
  expect(read(`${coupon}&quantity=3`)).toEqual({
    voucherId: 'v',
    redemptionRuleId: 'r',
    rewardItemId: 'w',
    quantity: 3,
    kind: 'regular',
  });
  expect(read(coupon)?.quantity).toBe(1);
});

test('a number makes it a prepaid package, an ad an ad’s sale', () => {
  expect(read(`${coupon}&msisdn=0812`)).toMatchObject({ kind: 'telco', phone: '0812' });
  expect(read(`${coupon}&adsId=a`)).toMatchObject({ kind: 'ads', adsId: 'a' });
});

test.each([
  '',
  'voucherId=v',
  `${coupon}&quantity=0`,
  `${coupon}&quantity=11`,
  `${coupon}&quantity=1.5`,
  `${coupon}&quantity=x`,
])('gives nothing for "%s"', (query) => {
  expect(read(query)).toBeUndefined();
});

test('baskets differ in every part that a code is bound to', () => {
  const keys = ['', '&quantity=2', '&adsId=a', '&msisdn=0812'].flatMap((more) => {
    const item = read(coupon + more);
    return item === undefined ? [] : [basketKey('siti', item), basketKey('budi', item)];
  });
  expect(new Set(keys).size).toBe(8);
});
