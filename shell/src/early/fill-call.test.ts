import { fillBody, fillCall } from './fill-call';

const at = (address: string, claim: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return { claim, pathname, search };
};

test.each([
  ['/tier/{clientId}', '/poin', '/poin', '/tier/{clientId}'],
  ['/list?page=1&perPage=5', '/raih', '/raih?x=1', '/list?page=1&perPage=5'],
  ['/topic/{:slug}', '/faq/:slug', '/faq/a%2Fb', '/topic/a%2Fb'],
  ['/one/{clientId}?id={?id}&rule={?r}', '/kupon', '/kupon?id=7&r=a%26b', '/one/{clientId}?id=7&rule=a%26b'],
  ['/one?id={?id}&rule={?r}', '/kupon', '/kupon?id=7&r=', '/one?id=7'],
  ['/one?id={?id}&kind=2', '/kupon', '/kupon', '/one?kind=2'],
  ['/one?id={?id}', '/kupon', '/kupon?other=7', undefined],
  ['/one?id={?id}&slug={:slug}', '/kupon/:slug', '/kupon/kopi?id=7', '/one?id=7&slug=kopi'],
])('%s of %s is at %s %s', (call, claim, address, filled) => {
  expect(fillCall(call, at(address, claim))).toBe(filled);
});

test('a body says who asks and what the path names, as text', () => {
  const post = {
    path: '/list',
    body: { clientId: '{clientId}', filters: { categoryId: '{:id}' }, perPage: 20 },
  };
  expect(fillBody(post, at('/kategori/1%22%7D', '/kategori/:id'), 'm-1')).toBe(
    '{"clientId":"m-1","filters":{"categoryId":"1\\"}"},"perPage":20}',
  );
});
