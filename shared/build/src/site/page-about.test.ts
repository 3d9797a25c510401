import { headIn, isPageAbout, type PageAbout, searchOf } from './page-about';

const about: PageAbout = {
  call: '/favoritvoucherdetail',
  query: 'favoriteId',
  name: 'voucherName',
  brand: 'brandName',
  html: 'descriptions',
  image: 'voucherImages',
};
const data = {
  voucherName: 'Kopi &amp; Roti <b>Gratis</b>',
  brandName: 'Kopi Pagi',
  descriptions: '<p>Satu gelas</p><p>untuk berdua.</p>',
  voucherImages: '/media/coupons/kopi.svg',
};
const headOf = (change: object = {}) => headIn(about, '?favoriteId=7', { data: { ...data, ...change } });

test('the head of one address is what the API says, as plain text', () => {
  expect(headOf()).toEqual({
    search: '?favoriteId=7',
    name: 'Kopi & Roti Gratis',
    brand: 'Kopi Pagi',
    description: 'Satu gelas untuk berdua.',
    image: '/media/coupons/kopi.svg',
  });
});

test('a long text ends after a word', () => {
  const { description = '' } = headOf({ descriptions: 'kata '.repeat(100) }) ?? {};
  expect(description).toMatch(/^(?:kata )+kata…$/);
  expect(description.length).toBeLessThanOrEqual(201);
});

test.each(['https://evil.example/a.png', '//evil.example/a.png', '/a?b', 7])(
  'a picture from elsewhere is none: %s',
  (voucherImages) => {
    expect(headOf({ voucherImages })?.image).toBeUndefined();
  },
);

test.each([null, 'text', {}, { data: null }, { data: { voucherName: '<br>' } }])(
  'an answer that says nothing is no head: %j',
  (answer) => {
    expect(headIn(about, '', answer)).toBeUndefined();
  },
);

test('an address names one by its own query alone', () => {
  expect(searchOf(about, 'utm_source=x&favoriteId=a%2Fb')).toBe('?favoriteId=a%2Fb');
  expect(searchOf(about, '?favoriteId=')).toBeUndefined();
  expect(searchOf(about, '')).toBeUndefined();
  expect(searchOf(about, `favoriteId=${'x'.repeat(900)}`)).toHaveLength('?favoriteId='.length + 64);
});

test.each(['//evil.example/x', '/a/../admin', '/a?b=1', 'a', ''])(
  'a call is a plain path: %j is none',
  (call) => {
    expect(isPageAbout({ ...about, call })).toBe(false);
  },
);

test('names are names, and all of them are there', () => {
  expect(isPageAbout(about)).toBe(true);
  expect(isPageAbout({ ...about, query: 'a&b' })).toBe(false);
  expect(isPageAbout({ ...about, html: undefined })).toBe(false);
  expect(isPageAbout(null)).toBe(false);
});
