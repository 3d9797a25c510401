import { keptCodeStore } from './kept-code';

const store = keptCodeStore('uji');
const KEY = 'poku.otp.uji';
const sentAtMs = 1_800_000_000_000;
const code = { owner: '0812*****002', requestId: 'otp-1', remainingSends: 3, sentAtMs, verifiedAtMs: null };
const at = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(sentAtMs + ms);

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('a code that was sent is found for five minutes', () => {
  store.keep(code);
  at(299_999);
  expect(store.read()).toEqual(code);
  at(300_000);
  expect(store.read()).toBeUndefined();
});

test('a confirmed code is found for fifteen minutes from then on', () => {
  store.keep({ ...code, verifiedAtMs: sentAtMs + 60_000 });
  at(60_000 + 899_999);
  expect(store.read()).toMatchObject({ requestId: 'otp-1' });
  at(60_000 + 900_000);
  expect(store.read()).toBeUndefined();
});

test('a flow may let a confirmation count for less', () => {
  const short = keptCodeStore('uji', 300_000);
  short.keep({ ...code, verifiedAtMs: sentAtMs + 60_000 });
  at(60_000 + 299_999);
  expect(short.read()).toMatchObject({ requestId: 'otp-1' });
  at(60_000 + 300_000);
  expect(short.read()).toBeUndefined();
});

test('a code that is over leaves nothing in the browser', () => {
  store.keep(code);
  at(300_000);
  store.read();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('flows do not see each other, and a forgotten code is gone', () => {
  at(0);
  store.keep(code);
  expect(keptCodeStore('lain').read()).toBeUndefined();
  store.forget();
  expect(store.read()).toBeUndefined();
});

test('only what it names is kept', () => {
  store.keep({ ...code, ...{ digits: '123456', phone: '081200000002' } });
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual(code);
});

test.each(['', 'no json', '{"owner":"x"}', '[]', 'null'])('storage that says "%s" is no code', (text) => {
  sessionStorage.setItem(KEY, text);
  expect(store.read()).toBeUndefined();
});
