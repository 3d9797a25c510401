import { createShelf, UNUSED_ANSWERS_MAX, USEFUL_MS } from './shelf';

const URL_OF_TIERS = '/gateway/tier/member-siti';
const HEADERS = { Client_id: 'member-siti' };

/** A shelf with a clock, and what it asked. */
const shelfWith = (answer: () => Promise<Response> = () => Promise.resolve(new Response('tiers'))) => {
  const clock = { now: 0 };
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  return { clock, fetched, shelf: createShelf(() => clock.now) };
};

afterEach(() => jest.restoreAllMocks());

test('an answer is asked for once and given once, with the headers of its asker', async () => {
  const { shelf, fetched } = shelfWith();
  shelf.ask(URL_OF_TIERS, HEADERS);
  shelf.ask(URL_OF_TIERS, HEADERS);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]).toMatchObject([URL_OF_TIERS, { headers: HEADERS }]);
  expect(shelf.take('POST', URL_OF_TIERS)).toBeUndefined();
  expect(await (await shelf.take('GET', URL_OF_TIERS))?.text()).toBe('tiers');
  expect(shelf.take('GET', URL_OF_TIERS)).toBeUndefined();
});

test('a call by POST is answered to who sends the same', async () => {
  const { shelf, fetched } = shelfWith();
  const body = '{"of":"5"}';
  shelf.ask('/gateway/coupons', HEADERS, body);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body, headers: HEADERS });
  const send = (text: string) => shelf.take('POST', '/gateway/coupons', () => Promise.resolve(text));
  expect(await send('{"of":"6"}')).toBeUndefined();
  expect(await (await send(body))?.text()).toBe('tiers');
  expect(await send(body)).toBeUndefined();
});

test('an answer is of use for ten seconds, then it is asked for again', () => {
  const { shelf, clock, fetched } = shelfWith();
  shelf.ask(URL_OF_TIERS, HEADERS);
  clock.now = USEFUL_MS + 1;
  expect(shelf.take('GET', URL_OF_TIERS)).toBeUndefined();
  shelf.ask(URL_OF_TIERS, HEADERS);
  expect(fetched).toHaveBeenCalledTimes(2);
  clock.now += USEFUL_MS;
  expect(shelf.take('GET', URL_OF_TIERS)).toBeDefined();
});

test('what may be no more so is given to nobody, and its request ends', () => {
  const { shelf, fetched } = shelfWith();
  shelf.ask(URL_OF_TIERS, HEADERS);
  shelf.drop();
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  expect(shelf.take('GET', URL_OF_TIERS)).toBeUndefined();
});

test.each([
  ['an error of the API', () => Promise.resolve(new Response('', { status: 500 }))],
  ['the end of the session', () => Promise.resolve(new Response('', { status: 401 }))],
  ['no network', () => Promise.reject(new TypeError('gone'))],
])('%s is given to nobody: who waits is refused, who comes later asks', async (_, answer) => {
  const { shelf } = shelfWith(answer);
  shelf.ask(URL_OF_TIERS, HEADERS);
  await expect(shelf.take('GET', URL_OF_TIERS)).rejects.toThrow();
  shelf.ask(URL_OF_TIERS, HEADERS);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shelf.take('GET', URL_OF_TIERS)).toBeUndefined();
});

test('an API that has had enough is asked for nothing more', async () => {
  const { shelf, fetched } = shelfWith(() => Promise.resolve(new Response('', { status: 429 })));
  shelf.ask(URL_OF_TIERS, HEADERS);
  await expect(shelf.take('GET', URL_OF_TIERS)).rejects.toThrow('429');
  shelf.ask('/gateway/other', HEADERS);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a visit asks for twenty answers that nobody takes; those that were taken are free', () => {
  const { shelf, fetched } = shelfWith();
  for (let count = 0; count < UNUSED_ANSWERS_MAX * 2; count += 1) {
    shelf.ask(`/gateway/used/${String(count)}`, HEADERS);
    expect(shelf.take('GET', `/gateway/used/${String(count)}`)).toBeDefined();
  }
  fetched.mockClear();
  for (let count = 0; count < UNUSED_ANSWERS_MAX * 2; count += 1) {
    shelf.ask(`/gateway/unused/${String(count)}`, HEADERS);
  }
  expect(fetched).toHaveBeenCalledTimes(UNUSED_ANSWERS_MAX);
});
