import { STORAGE_KEYS } from '@poku/domain/brand';
import { FONT_ADDRESS } from '@poku/domain/typeface';
import { fetchTypeface } from './fetch-typeface';

let asked: (readonly [unknown, RequestInit | undefined])[] = [];
const realFetch = globalThis.fetch;

const answerWith = (answer: Pick<Response, 'ok' | 'status' | 'arrayBuffer'>) => {
  asked = [];
  globalThis.fetch = (input, init) => {
    asked.push([input, init]);
    return Promise.resolve(answer as Response);
  };
};
const whole = { ok: true, status: 200, arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) };
const kept = () => localStorage.getItem(STORAGE_KEYS.typeface);

beforeEach(() => {
  localStorage.clear();
  answerWith(whole);
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
  globalThis.fetch = realFetch;
});

test('the letters come behind all else, once, and the device knows that it has them', async () => {
  await fetchTypeface();
  expect(asked).toEqual([[FONT_ADDRESS, { priority: 'low' }]]);
  expect(kept()).toBe(FONT_ADDRESS);
  await fetchTypeface();
  expect(asked).toHaveLength(1);
});

test('letters of before are replaced', async () => {
  localStorage.setItem(STORAGE_KEYS.typeface, '/media/fonts/plus-jakarta-sans.0.woff2');
  await fetchTypeface();
  expect(kept()).toBe(FONT_ADDRESS);
});

test.each([
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['has a slow network', { effectiveType: '2g' }],
])('nothing is asked for where a browser %s', async (_, connection) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  await fetchTypeface();
  expect(asked).toEqual([]);
  expect(kept()).toBeNull();
});

test.each([
  ['were not there', { ...whole, ok: false, status: 404 }],
  ['came in part', { ...whole, arrayBuffer: () => Promise.reject(new TypeError('network error')) }],
])('letters that %s are not known of', async (_, answer) => {
  answerWith(answer);
  await expect(fetchTypeface()).rejects.toThrow();
  expect(kept()).toBeNull();
});

test('a browser that keeps nothing is asked for nothing', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await expect(fetchTypeface()).rejects.toThrow('refused');
  expect(asked).toEqual([]);
});
