import { aLiveRelease } from '@poku/testing';
import type { Federation } from './federation';
import { trusted } from './trusted';

const release = aLiveRelease();

const counted = () => {
  const loads: string[] = [];
  const folders: string[] = [];
  const federation: Federation = {
    load: (_, expose) => {
      loads.push(expose);
      return Promise.resolve({});
    },
    forget: () => undefined,
  };
  return { loads, folders, federation, policy: { allow: (folder: string) => void folders.push(folder) } };
};

test('nothing is loaded, and no folder allowed, before the registry is verified', async () => {
  const { loads, folders, federation, policy } = counted();
  let verify: () => void = () => undefined;
  const verified = new Promise<void>((resolve) => (verify = resolve));
  const loading = trusted(federation, { page: verified, release: () => Promise.resolve() }, policy).load(
    release,
    'pages/home',
  );
  await Promise.resolve();
  expect([loads, folders]).toEqual([[], []]);
  verify();
  await loading;
  expect([loads, folders]).toEqual([['pages/home'], ['/remotes/mfe-x/1/']]);
});

test('every load is refused when the registry is not signed by whom it should be', async () => {
  const { loads, folders, federation, policy } = counted();
  const page = Promise.reject(new Error('forged'));
  const forged = trusted(federation, { page, release: () => Promise.resolve() }, policy);
  await expect(forged.load(release, 'pages/home')).rejects.toThrow('forged');
  await expect(forged.load(release, 'widgets/home')).rejects.toThrow('forged');
  expect([loads, folders]).toEqual([[], []]);
});

test('a release that no key of its remote has signed is refused, and the others are loaded', async () => {
  const { loads, folders, federation, policy } = counted();
  const other = aLiveRelease({}, 'mfe-y');
  const verified = {
    page: Promise.resolve(),
    release: (one: typeof release) =>
      one === other ? Promise.reject(new Error('the key of mfe-help')) : Promise.resolve(),
  };
  const some = trusted(federation, verified, policy);
  await expect(some.load(other, 'pages/other')).rejects.toThrow('the key of mfe-help');
  await some.load(release, 'pages/home');
  expect([loads, folders]).toEqual([['pages/home'], ['/remotes/mfe-x/1/']]);
});
