import { STORAGE_KEYS } from '@poku/domain/brand';
import { arrive, forgetAll, keep, readLink } from './arrival';
import { isPreviewAsked } from './asked';

const open = (address: string) => history.replaceState({ idx: 3 }, '', address);

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  open('/');
});

test('the parameters of a link leave the address; everything else stays as it was', () => {
  open('/faq?a=1%2B2&preview=mfe-help%402&b=x+y&permit=abc&preview=mfe-account@1%2B7#akhir');
  const { kept, wishes } = arrive();
  expect(location.href).toBe('http://localhost/faq?a=1%2B2&b=x+y#akhir');
  expect(history.state).toEqual({ idx: 3 });
  expect(kept).toEqual({ previews: ['mfe-help@2', 'mfe-account@1+7'], permit: 'abc' });
  expect(wishes).toEqual([
    { name: 'mfe-help', version: '2' },
    { name: 'mfe-account', version: '1+7' },
  ]);
});

test('an address without a link stays untouched', () => {
  expect(readLink('?previews=1&xpermit=2')).toEqual({ rest: '?previews=1&xpermit=2' });
  expect(readLink('')).toEqual({ rest: '' });
  expect(readLink('?preview=%E0%A4%A')).toMatchObject({ link: { previews: ['%E0%A4%A'] } });
});

test('the tab keeps what a link asked for; a newer link replaces it and may use its permit', () => {
  open('/?preview=mfe-help@2&permit=abc');
  keep(arrive().kept);
  expect(arrive().kept).toEqual({ previews: ['mfe-help@2'], permit: 'abc' });
  open('/?preview=mfe-help@3');
  expect(arrive().kept).toEqual({ previews: ['mfe-help@3'], permit: 'abc' });
  keep({ previews: [] });
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', '[]', '{"previews":[1],"permit":2}'])(
  'what the tab did not keep itself is nothing: %s',
  (text) => {
    sessionStorage.setItem(STORAGE_KEYS.preview, text);
    expect(arrive()).toEqual({ kept: { previews: [] }, wishes: [] });
  },
);

test('overrides of the browser count for remotes that the link does not name', () => {
  localStorage.setItem('import-map-override:mfe-help', '2');
  localStorage.setItem('import-map-override:mfe-account', ' /remotes/mfe-account/7/entry.js ');
  localStorage.setItem('other', '1');
  open('/?preview=mfe-help@3');
  expect(arrive().wishes).toEqual([
    { name: 'mfe-account', version: '7' },
    { name: 'mfe-help', version: '3' },
  ]);
});

test('a reset forgets link, permit and overrides, and nothing else', () => {
  localStorage.setItem('import-map-override:mfe-help', '2');
  localStorage.setItem('other', '1');
  keep({ previews: ['mfe-help@3'], permit: 'abc' });
  forgetAll();
  expect(arrive()).toEqual({ kept: { previews: [] }, wishes: [] });
  expect(localStorage.getItem('other')).toBe('1');
});

describe('the code for previews is loaded', () => {
  test('for nobody who asked for nothing in production', () => {
    open('/faq?a=preview&mypreview=1');
    localStorage.setItem('other', '1');
    expect(isPreviewAsked('production')).toBe(false);
  });

  test.each(['/?preview=mfe-help@1', '/?a=1&permit=x'])('for %s', (address) => {
    open(address);
    expect(isPreviewAsked('production')).toBe(true);
  });

  test('for a tab that keeps a link, for overrides, and outside of production', () => {
    keep({ previews: ['mfe-help@3'] });
    expect(isPreviewAsked('production')).toBe(true);
    sessionStorage.clear();
    localStorage.setItem('import-map-override:mfe-help', '2');
    expect(isPreviewAsked('production')).toBe(true);
    localStorage.clear();
    expect(isPreviewAsked('staging')).toBe(true);
  });

  test('for nobody whose browser refuses storage', () => {
    const refused = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(isPreviewAsked('production')).toBe(false);
    refused.mockRestore();
  });
});
