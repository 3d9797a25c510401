import corpus from '../../testing/corpus/redirects.json';
import { isPartnerAddress, safeRedirect } from './redirect';

const HERE = 'https://poku.example';
const anywhere = { isKnownPath: () => true };
/** Pages that a login or a partner leads back to. */
const pages = new Set(['/onboard', '/partner-linkage', '/ewallet-linkage', '/dashboard', '/voucher']);
const listed = {
  isKnownPath: (path: string) => pages.has(path),
  allowList: ['https://nusapoin.example/app/', 'http://localhost:4100/nusapoin/app/'],
};
const addresses = ['https://nusapoin.example/hubungkan', 'http://localhost:3000/nusapoin/authorize'];

test('the corpus has no value twice', () => {
  expect(new Set(corpus).size).toBe(corpus.length);
  expect(corpus.length).toBeGreaterThanOrEqual(150);
});

// Some of them are paths of the site by all rules, only of no page: even where every path is a page, none leaves it.
test.each(corpus)('%j never leaves the site, also where every path is a page', (value) => {
  const safe = safeRedirect(value, anywhere);
  expect(new URL(safe, HERE).origin).toBe(HERE);
  expect(new URL(safe, `${HERE}/onboard?x=1`).origin).toBe(HERE);
  expect(safe).toMatch(/^\/(?![/\\])/);
  expect(safeRedirect(safe, anywhere)).toBe(safe);
});

test.each(corpus)('%j is no page and no address on a list', (value) => {
  expect(safeRedirect(value, listed)).toBe('/');
});

test.each(corpus)('%j is no page of a partner', (value) => {
  expect(isPartnerAddress(value, addresses)).toBe(false);
});

test.each(corpus)('%j behind an address of a partner opens nothing else', (value) => {
  for (const address of addresses) {
    const target = `${address}${value}`;
    const opened = isPartnerAddress(target, addresses) ? new URL(target) : new URL(address);
    expect(opened.origin + opened.pathname).toBe(address);
  }
});
