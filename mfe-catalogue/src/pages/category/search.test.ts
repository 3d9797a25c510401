import { readSearch, toQuery } from './search';

const read = (query: string) => readSearch(new URLSearchParams(query));

test('an address that says nothing is the first page in the server’s order', () => {
  expect(read('')).toEqual({ name: '', sort: null, isAffordableOnly: false, pages: 1 });
});

test('what an address cannot mean is ignored', () => {
  expect(read('sort=cheap&page=-3&affordable=yes')).toEqual(read(''));
  expect(read('page=1.5').pages).toBe(1);
});

test('a made-up page number asks for a bounded number of pages', () => {
  expect(read('page=999999').pages).toBe(25);
});

test('a search survives its address', () => {
  const search = { name: 'kopi', sort: 'name-desc', isAffordableOnly: true, pages: 3 } as const;
  expect(readSearch(new URLSearchParams(toQuery(search)))).toEqual(search);
});
