import { withoutAddress } from './one-page';

const answer = (init: ResponseInit & { readonly type?: string } = {}) => {
  const response = new Response('<!doctype html>', {
    status: 200,
    ...init,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'x-a': 'b',
      ...init.headers,
    },
  });
  Object.defineProperty(response, 'url', { value: 'https://poku.example/verification/secret-token' });
  return response;
};

test('a kept page carries no address, and everything that says something of the page', async () => {
  const kept = withoutAddress(answer());
  expect(kept?.url).toBe('');
  expect(kept?.headers.get('x-a')).toBe('b');
  expect(kept?.headers.has('content-encoding')).toBe(false);
  expect(await kept?.text()).toBe('<!doctype html>');
});

test.each([
  ['a failure', answer({ status: 502 })],
  ['a page that is not there', answer({ status: 404 })],
  ['something else', answer({ headers: { 'content-type': 'application/json' } })],
])('%s is not kept', (_what, response) => {
  expect(withoutAddress(response)).toBeNull();
});
