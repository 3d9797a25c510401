import type { App } from '../app';
import { fadePages } from './page-transitions';

type Router = Pick<App['router'], 'navigate' | 'state' | 'subscribe'>;

/** What a device says of itself; the rest is one that motion is welcome on. */
interface Device {
  readonly cores?: number;
  readonly memory?: number;
  readonly isCalm?: boolean;
  readonly savesData?: boolean;
}

const say = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, writable: true, value });

/** A router on `/tukar` whose pages fade, and with what it was then asked to navigate. */
const open = ({ cores = 8, memory = 8, isCalm = false, savesData = false }: Device = {}) => {
  say(document, 'startViewTransition', () => undefined);
  say(document, 'adoptedStyleSheets', []);
  say(
    globalThis,
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  say(navigator, 'hardwareConcurrency', cores);
  say(navigator, 'deviceMemory', memory);
  say(navigator, 'connection', { saveData: savesData });
  say(globalThis, 'matchMedia', () => ({ matches: isCalm }));
  const asked: unknown[][] = [];
  const router = {
    state: { location: { pathname: '/tukar' } },
    subscribe: () => () => undefined,
    navigate: (...of: unknown[]) => {
      asked.push(of);
      return Promise.resolve();
    },
  } as unknown as Router;
  fadePages(router);
  return { router, asked };
};

const OwnSheet = globalThis.CSSStyleSheet;
afterEach(() => {
  say(globalThis, 'CSSStyleSheet', OwnSheet);
  Reflect.deleteProperty(globalThis, 'matchMedia');
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  for (const name of ['hardwareConcurrency', 'deviceMemory', 'connection'])
    Reflect.deleteProperty(navigator, name);
});

test('another page fades in, with what the link asked for besides', async () => {
  const { router, asked } = open();
  await router.navigate('/voucher?id=1', { replace: true, viewTransition: undefined });
  expect(asked).toEqual([['/voucher?id=1', { replace: true, viewTransition: true }]]);
});

test.each(['/tukar?q=kopi', '?q=kopi', '#isi'])('another part of the same page does not: %s', async (to) => {
  const { router, asked } = open();
  await router.navigate(to);
  expect(asked).toEqual([[to, { viewTransition: false }]]);
});

test('a step back is left to the router, which knows what faded', async () => {
  const { router, asked } = open();
  await router.navigate(-1);
  expect(asked).toEqual([[-1]]);
});

test.each<[string, Device]>([
  ['motion is not welcome', { isCalm: true }],
  ['data is saved', { savesData: true }],
  ['the processor has two cores', { cores: 2 }],
  ['the memory is small', { memory: 2 }],
])('nothing fades where %s', async (_, device) => {
  const { router, asked } = open(device);
  await router.navigate({ pathname: '/raih' });
  expect(asked).toEqual([[{ pathname: '/raih' }, { viewTransition: false }]]);
});

test('a browser that cannot fade is left as it is', () => {
  const router = { navigate: () => Promise.resolve() } as unknown as Router;
  const { navigate } = router;
  fadePages(router);
  expect(router.navigate).toBe(navigate);
});
