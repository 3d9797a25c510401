import fc from 'fast-check';
import { isPartnerAddress, isPaymentAddress, safeRedirect } from './redirect';

const known = ['/', '/dashboard', '/voucher', '/kategori/1'];
const rules = { isKnownPath: (path: string) => known.includes(path) };

test('a known path keeps its query and hash', () => {
  expect(safeRedirect('/voucher?id=7&type=rekomendasi#beli', rules)).toBe(
    '/voucher?id=7&type=rekomendasi#beli',
  );
  expect(safeRedirect('/kategori/1', rules)).toBe('/kategori/1');
});

test.each([
  null,
  undefined,
  '',
  'voucher',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  'https://evil.example/voucher',
  'javascript:alert(1)',
  '/voucher\n',
  '/\t/evil.example',
  ' /voucher',
  '/tidak-ada',
])('%j is dropped for the home', (target) => expect(safeRedirect(target, rules)).toBe('/'));

test('an address outside is used only when it is exactly on the list', () => {
  const withList = { ...rules, allowList: ['https://nusapoin.example/kembali'] };
  expect(safeRedirect('https://nusapoin.example/kembali', withList)).toBe('https://nusapoin.example/kembali');
  expect(safeRedirect('https://nusapoin.example/kembali?x=1', withList)).toBe('/');
});

test('whatever is given, the result stays on this site and is stable', () => {
  const anything = { isKnownPath: () => true };
  const hostile = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc
      .array(fc.constantFrom('/', '\\', '.', '..', '%2f', '%5c', '?', '#', '@', ':', 'a', '\t'))
      .map((parts) => `/${parts.join('')}`),
  );
  fc.assert(
    fc.property(hostile, (target) => {
      const safe = safeRedirect(target, anything);
      expect(new URL(safe, 'https://poku.example').origin).toBe('https://poku.example');
      expect(safe).toMatch(/^\/(?![/\\])/);
      expect(safeRedirect(safe, anything)).toBe(safe);
    }),
    { numRuns: 1_000 },
  );
});

describe('the address of a partner’s page', () => {
  const addresses = ['https://nusapoin.example/hubungkan'];
  test.each([
    'https://nusapoin.example/hubungkan',
    'https://nusapoin.example/hubungkan?request=a%2Fb&x=//evil',
  ])('%j may be opened', (target) => expect(isPartnerAddress(target, addresses)).toBe(true));
  test.each([
    '',
    'https://nusapoin.example/',
    'https://nusapoin.example/hubungkan/',
    'https://nusapoin.example/hubungkan/../lain',
    'https://nusapoin.example/hubungkan#?',
    'https://nusapoin.example/Hubungkan',
    'https://NUSAPOIN.example/hubungkan',
    'https://nusapoin.example:443/hubungkan',
    'https://nusapoin.example@evil.example/hubungkan',
    'https://nusapoin.example.evil.example/hubungkan',
    'https://evil.example/?https://nusapoin.example/hubungkan',
    'https://nusapoin.example/hubungkan?\n',
    ' https://nusapoin.example/hubungkan',
    '//nusapoin.example/hubungkan',
    'javascript:alert(1)',
  ])('%j may not', (target) => expect(isPartnerAddress(target, addresses)).toBe(false));
});

describe('the address that a payment is posted to', () => {
  const mayBe = (target: string, listed: string) => isPaymentAddress(target, [listed]);
  test.each(['https://wallet.example/pay', 'http://dompetnusa.partner.localhost:4101/dompetnusa/pay'])(
    '%j may be the e-wallet’s',
    (address) => expect(mayBe(address, address)).toBe(true),
  );
  test.each(['http://wallet.example/pay', 'ftp://wallet.example/pay', 'javascript:alert(1)'])(
    '%j is refused even where it is listed',
    (address) => expect(mayBe(address, address)).toBe(false),
  );
  test('an address that is not listed is refused', () => {
    expect(mayBe('https://evil.example/pay', 'https://wallet.example/pay')).toBe(false);
  });
});
