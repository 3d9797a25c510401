import { pagePath, readNotice } from './notice';

const origin = 'https://poku.example';
const read = (value: unknown) => readNotice(JSON.stringify(value), origin);
const good = { title: 'Poin masuk', body: '55 poin', path: '/riwayat?tab=tukar', tag: 'n1' };

test('a message is shown as it says', () => {
  expect(read(good)).toEqual(good);
  expect(read({ title: 'Poin masuk', path: '/' })).toEqual({
    title: 'Poin masuk',
    body: '',
    path: '/',
    tag: undefined,
  });
});

test.each([
  ['', 'no JSON'],
  ['null', 'nothing'],
  [JSON.stringify({ ...good, title: 7 }), 'no title'],
  [JSON.stringify({ ...good, path: 'https://evil.example/' }), 'a page elsewhere'],
  [JSON.stringify({ ...good, path: '//evil.example/' }), 'a page of another host'],
  [JSON.stringify({ ...good, path: '/\\evil.example/' }), 'the same by a backslash'],
  [JSON.stringify({ ...good, path: '/.//evil.example/' }), 'a path that becomes another host'],
  [JSON.stringify({ ...good, path: '/gateway/signout' }), 'what is no page'],
])('%s (%s) becomes a word of our own', (text) => {
  expect(readNotice(text, origin)).toMatchObject({ title: 'Ada kabar baru', path: '/kotak-masuk' });
});

test.each([
  undefined,
  1,
  'javascript:alert(1)',
  'data:text/html,x',
  'riwayat',
  'https://poku.example/riwayat',
  '/..//evil.example/',
  '/a/../..//evil.example/',
  '/%2e//evil.example/',
  '/\t/evil.example/',
])('%p is no path of ours', (path) => {
  expect(pagePath(path, origin)).toBeNull();
});
