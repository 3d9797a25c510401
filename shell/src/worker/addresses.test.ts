import { isFile, isFileAnew, isPicture, isRegistry, NO_PAGES, withoutQuery } from './addresses';

const at = (path: string, sameOrigin = true) => ({ url: new URL(path, 'https://poku.example'), sameOrigin });
const asked = (path: string, init?: RequestInit) => ({
  ...at(path),
  request: new Request(`https://poku.example${path}`, init),
});

test.each([
  '/gateway/customervoucher/a',
  '/gateway/redeemvoucher',
  '/embed/v1/loader.js',
  '/sandbox',
  '/raih',
])('what stands at %s is none of the worker’s: neither a file nor a picture nor the registry', (path) => {
  for (const isOurs of [isFile, isPicture, isRegistry]) expect(isOurs(at(path))).toBe(false);
  expect(isFileAnew(asked(path))).toBe(false);
});

test.each([
  ['/remotes/mfe-history/1/entry.js', isFile],
  ['/shell/1/shell.js', isFile],
  ['/media/fonts/a.0a1b.woff2', isFile],
  ['/media/coupons/a.svg', isPicture],
  ['/registry.json', isRegistry],
] as const)('%s is kept, but not that of another origin', (path, isOurs) => {
  expect(isOurs(at(path))).toBe(true);
  expect(isOurs(at(path, false))).toBe(false);
});

test('a file that a page asks for past the caches is told from the others, and kept under its own address', () => {
  expect(isFileAnew(asked('/remotes/mfe-help/1/entry.js'))).toBe(false);
  expect(isFileAnew(asked('/remotes/mfe-help/1/entry.js?again=1'))).toBe(true);
  expect(isFileAnew(asked('/remotes/mfe-help/1/entry.js', { cache: 'reload' }))).toBe(true);
  expect(withoutQuery('https://poku.example/remotes/a.js?again=1')).toBe('https://poku.example/remotes/a.js');
});

test.each([
  '/gateway/docs',
  '/embed/v1/frame?partner=nusapoin',
  '/sandbox',
  '/media/icon.svg',
  '/registry.json',
])('opening %s shows what is there, not the application', (path) => {
  expect(NO_PAGES.some((pattern) => pattern.test(path))).toBe(true);
});

test.each(['/', '/raih', '/kupon-ku?id=1&code=a.js', '/gatewayed', '/verification/abc', '/faq/topik/poin'])(
  'opening %s shows the application',
  (path) => {
    expect(NO_PAGES.some((pattern) => pattern.test(path))).toBe(false);
  },
);
