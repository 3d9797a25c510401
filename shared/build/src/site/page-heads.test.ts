import type { PageAbout } from './page-about';
import { createServer } from 'node:http';
import { type AskApi, askOver, createPageHeads } from './page-heads';

const about: PageAbout = {
  call: '/one',
  query: 'id',
  name: 'name',
  brand: 'brand',
  html: 'text',
  image: 'image',
};
const answering = () =>
  jest.fn<Promise<unknown>, [string]>((path) => Promise.resolve({ data: { name: path } }));

test('the API is asked once for each that is named', async () => {
  const headOf = createPageHeads();
  const ask = answering();
  expect((await headOf(about, 'id=7&x=1', ask))?.name).toBe('/one?id=7');
  expect((await headOf(about, '?id=7', ask))?.search).toBe('?id=7');
  await headOf(about, 'id=8', ask);
  expect(ask.mock.calls).toEqual([['/one?id=7'], ['/one?id=8']]);
});

test('nobody is asked where none is named', async () => {
  const ask = answering();
  expect(await createPageHeads()(about, 'x=1', ask)).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});

test('what the API does not know is not asked for again at once', async () => {
  const headOf = createPageHeads();
  const ask = jest.fn<Promise<unknown>, [string]>(() => Promise.resolve(undefined));
  expect(await headOf(about, 'id=7', ask)).toBeUndefined();
  expect(await headOf(about, 'id=7', ask)).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each<[string, AskApi]>([
  ['fails', () => Promise.reject(new Error('refused'))],
  ['never answers', () => new Promise(() => undefined)],
])('an API that %s holds up no page, and is asked again', async (_, bad) => {
  const headOf = createPageHeads();
  expect(await headOf(about, 'id=7', bad)).toBeUndefined();
  expect((await headOf(about, 'id=7', answering()))?.name).toBe('/one?id=7');
});

test.each([
  [200, 1],
  [404, 1],
  [429, 2],
  [503, 2],
])(
  'an answer with the status %i to two pages of one address is asked for %i times',
  async (status, times) => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"data":{"name":"Kopi"}}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const api = `http://127.0.0.1:${typeof address === 'object' ? String(address?.port) : ''}`;
    try {
      const headOf = createPageHeads();
      for (const name of Array<string | undefined>(2).fill(status === 200 ? 'Kopi' : undefined))
        expect((await headOf(about, 'id=7', askOver(api)))?.name).toBe(name);
      expect(asked).toBe(times);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  },
);
