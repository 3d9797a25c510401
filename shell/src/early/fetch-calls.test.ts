import type { RouteClaim } from '@poku/contract';
import { type CallsChunk, fetchCalls, isCallAwaited } from './fetch-calls';

const chunk: CallsChunk = { base: '/shell/1/', file: 'calls.abc.js', integrity: 'sha384-calls' };

const page = (told: string) => {
  const registry = document.createElement('script');
  registry.id = 'poku-registry';
  registry.type = 'application/json';
  registry.dataset['calls'] = told;
  document.head.append(registry);
};
// The styles of components stay: they are written once for the whole group of files.
afterEach(() => document.head.querySelectorAll('#poku-registry, link').forEach((one) => one.remove()));
const links = () => [...document.head.querySelectorAll('link')];

test('the chunk is asked for as the script that will run it asks for it, once', () => {
  page(JSON.stringify(chunk));
  fetchCalls();
  fetchCalls();
  expect(links()).toHaveLength(1);
  const [link] = links();
  expect(link?.getAttribute('href')).toBe('/shell/1/calls.abc.js');
  expect(link?.integrity).toBe('sha384-calls');
  expect(link?.rel).toBe('preload');
});

test('a release without such a chunk asks for nothing', () => {
  page('');
  fetchCalls();
  expect(links()).toEqual([]);
});

test.each<[string, RouteClaim | undefined, boolean]>([
  ['a page for guests', { path: '/login', access: 'guest', page: 'login' }, false],
  [
    'one that asks for data beforehand',
    { path: '/register', access: 'guest', page: 'register', preload: ['/checklimit'] },
    true,
  ],
  ['a page for everybody', { path: '/verification/:token', access: 'public', page: 'mail' }, true],
  ['an address that nobody claims', undefined, true],
])('of %s', (_, claim, isAwaited) => {
  expect(isCallAwaited(claim)).toBe(isAwaited);
});
