import { Address, Query } from './bare-globals';

const ADDRESSES = ['https://poku.id/a/b?c=d&e=f%20g#h', 'http://localhost:3000', 'https://poku.id?x=1'];

test.each(ADDRESSES)('reads %s as a browser does', (address) => {
  const [own, web] = [new Address(address), new URL(address)];
  for (const part of ['href', 'origin', 'protocol', 'host', 'pathname', 'search', 'hash'] as const)
    expect([part, own[part]]).toEqual([part, web[part]]);
});

test('a path stands on the origin of its base; without one it is no address', () => {
  expect(new Address('/tukar?a=b', 'http://localhost/x').href).toBe('http://localhost/tukar?a=b');
  expect(() => new Address('/tukar')).toThrow(TypeError);
});

test.each(['', '?a=1&a=2&b=', 'a=%C3%A9+x&c', '?redirectUri=%2Ftukar%3Fx%3D1'])(
  'reads the query %s as a browser does',
  (text) => {
    const [own, web] = [new Query(text), new URLSearchParams(text)];
    expect([...own]).toEqual([...web]);
    for (const key of ['a', 'b', 'c', 'redirectUri']) {
      expect(own.get(key)).toBe(web.get(key));
      expect(own.getAll(key)).toEqual(web.getAll(key));
      expect(own.has(key)).toBe(web.has(key));
    }
  },
);

test('a query is made of pairs, or of names and values', () => {
  for (const init of [[['a', '1'] as [string, string]], { a: '1', redirectUri: '/tukar?x=1' }])
    expect([...new Query(init)]).toEqual([...new URLSearchParams(init)]);
});

test('a query is changed as in a browser', () => {
  const change = (query: Query | URLSearchParams) => {
    query.append('a', '2');
    query.set('b', 'x y');
    query.delete('c');
    const seen: string[] = [];
    query.forEach((value, key) => seen.push(`${key}=${value}`));
    return { seen, keys: [...query.keys()] };
  };
  expect(change(new Query('a=1&c=3'))).toEqual(change(new URLSearchParams('a=1&c=3')));
});

test('where the web has its own, they stay', () => {
  expect(URL).not.toBe(Address);
  expect(URLSearchParams).not.toBe(Query);
});
