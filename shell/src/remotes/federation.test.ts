import { init } from '@module-federation/runtime';
import type { LiveRelease } from '@poku/contract';
import { createFederation } from './federation';

const release: LiveRelease = {
  version: '1',
  base: '/remotes/mfe-a/1/',
  container: 'mfe_a_1',
  entry: 'entry.js',
  integrity: { 'entry.js': 'sha384-entry' },
  pages: { home: [] },
  widgets: {},
  routes: [],
  slots: [],
};
const page = globalThis as Record<string, unknown>;
const host = init({ name: 'poku_shell', remotes: [] });

/** Runs what a script element names, as a browser would. @returns the addresses that were run */
const runScripts = (run: () => void): string[] => {
  const ran: string[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    const { src } = script as HTMLScriptElement;
    ran.push(src.replace(location.origin, ''));
    run();
    setTimeout(() => (script as HTMLScriptElement).dispatchEvent(new Event('load')));
  });
  return ran;
};
const aContainer = () => ({
  init: jest.fn(),
  get: jest.fn((expose: string) => Promise.resolve(() => ({ expose }))),
});

afterEach(() => {
  delete page[release.container];
  jest.restoreAllMocks();
});

test('an entry is run once, and has what the shell shares before anything is taken out of it', async () => {
  const container = aContainer();
  const ran = runScripts(() => (page[release.container] = container));
  const federation = createFederation();
  expect(
    await Promise.all([federation.load(release, 'pages/home'), federation.load(release, 'widgets/card')]),
  ).toEqual([{ expose: './pages/home' }, { expose: './widgets/card' }]);
  expect(ran).toEqual(['/remotes/mfe-a/1/entry.js']);
  expect(container.init).toHaveBeenCalledTimes(1);
  const [shareScope, , options] = container.init.mock.calls[0] as [
    object,
    object[],
    { shareScopeMap: object },
  ];
  expect(shareScope).toBe(host.shareScopeMap['default']);
  expect(options.shareScopeMap).toBe(host.shareScopeMap);
});

test('an entry that leaves no container is an error, and is run again by the next load', async () => {
  const containers = [undefined, aContainer()];
  const ran = runScripts(() => (page[release.container] = containers.shift()));
  const federation = createFederation();
  await expect(federation.load(release, 'pages/home')).rejects.toThrow('left no container');
  expect(await federation.load(release, 'pages/home')).toEqual({ expose: './pages/home' });
  expect(ran).toHaveLength(2);
});

test('a release that is forgotten is fetched under an address that no cache has seen', async () => {
  const ran = runScripts(() => (page[release.container] = aContainer()));
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const federation = createFederation();
  await federation.load(release, 'pages/home');
  federation.forget(release);
  await federation.load(release, 'pages/home');
  expect(ran[1]).toMatch(/^\/remotes\/mfe-a\/1\/entry\.js\?again=\d+$/);
});

test('chunks that were on their way when a release was forgotten reach the runtime that asked for them', () => {
  const chunks = `chunks_${release.container}`;
  /** As webpack's runtime does: takes what is there, and from then on what comes, and tells who stood there before. */
  const aRuntime = (): unknown[] => {
    const got: unknown[] = [];
    const list = ((page[chunks] as unknown[] | undefined) ?? []) as {
      push: (item: unknown) => unknown;
    } & unknown[];
    page[chunks] = list;
    got.push(...list);
    const before = list.push.bind(list);
    list.push = (item) => {
      before(item);
      return got.push(item);
    };
    return got;
  };
  const arrive = (chunk: string): void => void (page[chunks] as unknown[]).push(chunk);
  const first = aRuntime();
  arrive('here');
  createFederation().forget(release);
  arrive('between');
  const second = aRuntime();
  arrive('after');
  delete page[chunks];
  expect(first).toEqual(['here', 'between', 'after']);
  expect(second).toEqual(['after']);
});

test('an entry without a hash is not run', async () => {
  const ran = runScripts(() => undefined);
  await expect(createFederation().load({ ...release, integrity: {} }, 'pages/home')).rejects.toThrow(
    'no integrity',
  );
  expect(ran).toEqual([]);
});
