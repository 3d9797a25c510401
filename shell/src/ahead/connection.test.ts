import { type Intent, mayFetchAhead, savesData } from './connection';

const INTENTS: readonly Intent[] = ['sight', 'rest', 'press'];

/** Intents that are allowed while the browser says this. */
const allowed = (said: {
  readonly connection?: object;
  readonly onLine?: boolean;
  readonly hidden?: boolean;
}) => {
  const { connection, onLine = true, hidden = false } = said;
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  return INTENTS.filter(mayFetchAhead);
};

afterEach(() => {
  for (const name of ['connection', 'onLine']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'hidden');
});

test.each([
  ['says nothing of its network', {}, INTENTS],
  ['has a fast network', { connection: { effectiveType: '4g', saveData: false } }, INTENTS],
  ['has a slow network', { connection: { effectiveType: '2g' } }, ['press']],
  ['has a very slow network', { connection: { effectiveType: 'slow-2g' } }, ['press']],
  ['saves data', { connection: { effectiveType: '4g', saveData: true } }, []],
  ['has no network', { onLine: false }, []],
  ['shows another tab', { hidden: true }, []],
] as const)('a browser that %s', (_, said, intents) => {
  expect(allowed(said)).toEqual(intents);
});

test('who saves data is known where the browser tells', () => {
  allowed({ connection: { saveData: true } });
  expect(savesData()).toBe(true);
  allowed({});
  expect(savesData()).toBe(false);
});
