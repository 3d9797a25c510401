import { aLiveRelease } from '@poku/shared/testing';
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
  const loading = trusted(federation, verified, policy).load(release, 'pages/home');
  await Promise.resolve();
  expect([loads, folders]).toEqual([[], []]);
  verify();
  await loading;
  expect([loads, folders]).toEqual([['pages/home'], ['/remotes/mfe-x/1/']]);
});

test('every load is refused when the registry is not signed by whom it should be', async () => {
  const { loads, folders, federation, policy } = counted();
  const forged = trusted(federation, Promise.reject(new Error('forged')), policy);
  await expect(forged.load(release, 'pages/home')).rejects.toThrow('forged');
  await expect(forged.load(release, 'widgets/home')).rejects.toThrow('forged');
  expect([loads, folders]).toEqual([[], []]);
});
