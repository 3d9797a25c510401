import { waitFor } from '@testing-library/react';
import { devWording } from '../wording/dev';
import type { ProblemGroup, ProblemKind } from './problem';
import { type DevSource, followDev, type NewRelease } from './follow-dev';

const build = (version: string): NewRelease => ({ name: 'mfe-x', version, permit: 'signed' });

const follow = (onNewRelease: (release: NewRelease) => Promise<void>, running = 'dev-1') => {
  const target = new EventTarget();
  const source: DevSource & { isOpen: boolean } = {
    isOpen: true,
    addEventListener: (type, listener) =>
      target.addEventListener(type, (event) => listener(event as MessageEvent<string>)),
    close: () => {
      source.isOpen = false;
    },
  };
  const problems: (string | null)[] = [];
  const patched: string[] = [];
  const kept: string[] = [];
  const told: [ProblemKind, ProblemGroup | null][] = [];
  const stop = followDev({
    open: () => source,
    versionOf: (name) => (name === 'mfe-x' ? running : undefined),
    onNewRelease,
    onPatch: ({ version }) => Promise.resolve(void patched.push(version)),
    onRunning: ({ version }) => Promise.resolve(void kept.push(version)),
    onProblem: (kind, group) => {
      told.push([kind, group]);
      if (kind === 'build') problems.push(group?.title ?? null);
    },
  });
  const tell = (type: string, data: object = {}) =>
    target.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  return { source, tell, problems, told, patched, kept, stop };
};

test('each build is shown, one after the other', async () => {
  const shown: string[] = [];
  const finish: (() => void)[] = [];
  const { tell } = follow(({ version }) => {
    shown.push(version);
    return new Promise((resolve) => finish.push(resolve));
  });
  tell('release', build('dev-2'));
  tell('release', build('dev-3'));
  await Promise.resolve();
  expect(shown).toEqual(['dev-2']);
  finish[0]?.();
  await waitFor(() => expect(shown).toEqual(['dev-2', 'dev-3']));
});

test('the build that runs already is not shown again, but a reload may show it', async () => {
  const shown: string[] = [];
  const { tell, kept } = follow(({ version }) => Promise.resolve(void shown.push(version)));
  tell('release', build('dev-1'));
  tell('release', build('dev-2'));
  await waitFor(() => expect(shown).toEqual(['dev-2']));
  expect(kept).toEqual(['dev-1']);
});

test('a patch comes before its build', async () => {
  const { tell, patched } = follow(() => Promise.resolve(expect(patched).toEqual(['dev-2'])));
  tell('patch', { name: 'mfe-x', version: 'dev-2', from: 'dev-1', integrity: 'sha384-x' });
  tell('release', build('dev-2'));
  await waitFor(() => expect(patched).toEqual(['dev-2']));
});

test('a build that failed, or that does not run, is told, and the next one is shown', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const shown: string[] = [];
  const { tell, problems } = follow(({ version }) => {
    if (version === 'dev-2') return Promise.reject(new Error('broken'));
    return Promise.resolve(void shown.push(version));
  });
  tell('failure');
  tell('release', build('dev-2'));
  tell('release', build('dev-3'));
  await waitFor(() => expect(problems).toEqual([devWording.buildFailed, devWording.notShown, null]));
  expect(shown).toEqual(['dev-3']);
  quiet.mockRestore();
});

test('a problem is over with the next good build, also when that is the one that runs', async () => {
  const { tell, problems } = follow(() => Promise.resolve());
  tell('failure');
  tell('release', build('dev-1'));
  tell('failure');
  tell('release', build('dev-2'));
  const { buildFailed } = devWording;
  await waitFor(() => expect(problems).toEqual([buildFailed, null, buildFailed, null]));
});

test('a build that is slow to show does not end the problem of a later one', async () => {
  let finish: () => void = () => undefined;
  const { tell, problems } = follow(() => new Promise((resolve) => (finish = resolve)));
  tell('release', build('dev-2'));
  await Promise.resolve();
  tell('failure');
  finish();
  await waitFor(() => expect(problems).toEqual([null, devWording.buildFailed]));
});

test('where a build failed is told with it, and what the types are, until they are right', async () => {
  const problems = [{ message: 'broken', file: 'mfe-x/src/a.tsx', line: 3, column: 1 }];
  const { tell, told } = follow(() => Promise.resolve());
  tell('failure', { problems });
  await waitFor(() => expect(told).toEqual([['build', { title: devWording.buildFailed, problems }]]));
  tell('types', { problems });
  tell('types', { problems: [] });
  expect(told.slice(1)).toEqual([
    ['types', { title: devWording.typesWrong, problems }],
    ['types', null],
  ]);
});

test('it ends with the stream', () => {
  const { source, stop } = follow(() => Promise.resolve());
  stop();
  expect(source.isOpen).toBe(false);
});
