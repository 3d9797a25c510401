import type { LiveRelease, Registry } from '@poku/contract';
import { missingFiles } from './newer-releases';

const release = (version: string): LiveRelease => ({
  version,
  base: `/remotes/mfe-history/${version}/`,
  container: `history_${version}`,
  entry: `entry.${version}.js`,
  integrity: {},
  pages: {
    'my-coupons': [`page-my-coupons.${version}.js`, `common.${version}.js`],
    coupon: [`page-coupon.${version}.js`, `common.${version}.js`],
  },
  widgets: { history: [`widget-history.${version}.js`] },
  routes: [],
  slots: [],
});
const registry: Registry = {
  channel: 'test',
  revision: 1,
  remotes: { 'mfe-history': { live: release('2') } },
};

test('a page that is kept in an older release is wanted in the live one, with all that it needs', () => {
  expect(
    missingFiles(registry, [
      '/remotes/mfe-history/1/entry.1.js',
      '/remotes/mfe-history/1/page-my-coupons.1.js',
      '/remotes/mfe-history/1/common.1.js',
    ]),
  ).toEqual([
    '/remotes/mfe-history/2/entry.2.js',
    '/remotes/mfe-history/2/page-my-coupons.2.js',
    '/remotes/mfe-history/2/common.2.js',
  ]);
});

test('what is there already is not wanted again', () => {
  expect(
    missingFiles(registry, [
      '/remotes/mfe-history/1/widget-history.1.js',
      '/remotes/mfe-history/2/entry.2.js',
    ]),
  ).toEqual(['/remotes/mfe-history/2/widget-history.2.js']);
});

test('what the device never opened is left alone', () => {
  expect(missingFiles(registry, [])).toEqual([]);
  expect(missingFiles(registry, ['/remotes/mfe-history/1/entry.1.js'])).toEqual([]);
  expect(missingFiles(registry, ['/remotes/mfe-help/1/page-coupon.1.js', '/shell/1/shell.js'])).toEqual([]);
});
