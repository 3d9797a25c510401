import type { LiveRelease, Registry } from '@poku/contract';
import { classOf, releaseOfError } from './classify';

const bytes = 'run()';
const release: LiveRelease = {
  version: '2',
  base: '/remotes/mfe-x/2/',
  container: 'x_2',
  entry: 'entry.js',
  integrity: {
    'entry.js': 'sha384-SVfatnSJinMW2kaY0tNr8GWYTbuLjipKiHfYDnLbPSlyVycMxOEHwtGmEAbxJXc1',
  },
  pages: { home: [] },
  widgets: {},
  routes: [],
  slots: [],
};
const registry: Registry = { channel: 'test', revision: 1, remotes: { 'mfe-x': { live: release } } };
const wanted = { remote: 'mfe-x', kind: 'pages', key: 'home' } as const;
const named = (name: string) => Object.assign(new Error('with a secret'), { name });

/** The class of a failed load while the file's address answers so. */
const classWhile = (answer: () => Promise<Response>, name = 'FileError') => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  return classOf(registry, wanted, '2', named(name));
};
const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
afterEach(() => isOnline.mockReturnValue(true));

test('a file with other bytes is told apart from one that does not arrive', async () => {
  expect(await classWhile(() => Promise.resolve(new Response('run(); steal()')))).toBe('integrity');
  expect(await classWhile(() => Promise.resolve(new Response(bytes)))).toBe('load');
  expect(await classWhile(() => Promise.resolve(new Response('gone', { status: 404 })))).toBe('load');
  expect(await classWhile(() => Promise.reject(new TypeError('refused')), 'ChunkLoadError')).toBe('load');
});

test('without a network nothing is the fault of a release', async () => {
  isOnline.mockReturnValue(false);
  expect(await classWhile(() => Promise.reject(new TypeError('refused')))).toBeUndefined();
});

test.each([
  ['SignatureError', 'signature'],
  ['IntegrityError', 'integrity'],
  ['TypeError', 'evaluate'],
])('%s is %s', async (name, kind) => {
  expect(await classWhile(() => Promise.reject(new Error('not asked')), name)).toBe(kind);
});

test('an error belongs to the release whose script it comes from', () => {
  const address = 'http://localhost:3000/remotes/mfe-help/1.2.0-abc/page-a.js';
  expect(releaseOfError(address, undefined)).toEqual({ name: 'mfe-help', version: '1.2.0-abc' });
  const error = Object.assign(new Error('x'), { stack: `Error: x\n    at f (${address}:1:20)` });
  expect(releaseOfError('', error)).toEqual({ name: 'mfe-help', version: '1.2.0-abc' });
  expect(releaseOfError('http://localhost:3000/shell/1/shell.js', new Error('x'))).toBeUndefined();
  expect(releaseOfError('', 'a text')).toBeUndefined();
});
