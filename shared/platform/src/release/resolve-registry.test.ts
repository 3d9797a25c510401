import type { ChannelRegistry } from '@poku/contract';
import { STORAGE_KEYS } from '@poku/domain/brand';
import { bucketOf } from '@poku/domain/bucket';
import { aLiveRelease } from '@poku/testing';
import { memberSeed, resolveRegistry } from './resolve-registry';

const release = (version: string) => aLiveRelease({ version });
const channel = (entry: ChannelRegistry['remotes'][string]): ChannelRegistry => ({
  channel: 'production',
  revision: 1,
  remotes: { 'mfe-x': entry },
});
const seeds = Array.from({ length: 10_000 }, (_, index) => `seed ${index}`);

test('members fall evenly into buckets, and elsewhere for another remote', () => {
  const places = seeds.map((seed) => Math.floor(bucketOf(seed, 'mfe-x') * 10));
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const count = places.filter((place) => place === tenth).length;
    expect(count).toBeGreaterThan(850);
    expect(count).toBeLessThan(1_150);
  }
  const both = seeds.filter((seed) => bucketOf(seed, 'mfe-x') < 0.1 && bucketOf(seed, 'mfe-y') < 0.1);
  expect(both.length).toBeGreaterThan(50);
  expect(both.length).toBeLessThan(150);
});

test('a member keeps the release, and who has a small canary has the larger one as well', () => {
  const has = (seed: string, share: number) =>
    resolveRegistry(channel({ live: release('1'), canary: { release: release('2'), share } }), () => seed)
      .remotes['mfe-x']?.live.version === '2';
  const few = seeds.filter((seed) => has(seed, 0.1));
  expect(few).toEqual(seeds.filter((seed) => has(seed, 0.1)));
  expect(few.length).toBeGreaterThan(900);
  expect(few.length).toBeLessThan(1_100);
  expect(few.every((seed) => has(seed, 0.2))).toBe(true);
  expect(seeds.some((seed) => has(seed, 0))).toBe(false);
  expect(seeds.every((seed) => has(seed, 1))).toBe(true);
});

test('who has the canary goes back to what is live, and no seed is made without a canary', () => {
  const seed = jest.fn(() => 'seed');
  const live = release('1');
  expect(resolveRegistry(channel({ live, previous: release('0') }), seed).remotes['mfe-x']).toEqual({
    live,
    previous: release('0'),
  });
  expect(seed).not.toHaveBeenCalled();
  const canary = { release: release('2'), share: 1 };
  expect(resolveRegistry(channel({ live, canary }), seed).remotes['mfe-x']).toEqual({
    live: release('2'),
    previous: live,
  });
});

test('a new remote is there for those who have its canary, and for nobody else', () => {
  const of = (share: number) =>
    Object.keys(resolveRegistry(channel({ canary: { release: release('1'), share } }), () => 'seed').remotes);
  expect(of(1)).toEqual(['mfe-x']);
  expect(of(0)).toEqual([]);
});

test('a release that is looked at takes the place of the member’s own, which stays to go back to', () => {
  const looked = resolveRegistry(channel({ live: release('1') }), () => 'seed', {
    'mfe-x': release('9'),
    'mfe-new': release('1'),
  });
  expect(looked.remotes['mfe-x']).toEqual({ live: release('9'), previous: release('1') });
  expect(looked.remotes['mfe-new']).toEqual({ live: release('1') });
});

test('a member has the same release in every browser, and a guest the one of this browser', () => {
  localStorage.clear();
  const guest = memberSeed();
  expect(memberSeed()).toBe(guest);
  localStorage.setItem(STORAGE_KEYS.session, JSON.stringify({ clientId: 'm-1' }));
  expect(memberSeed()).toBe('m-1');
  localStorage.removeItem(STORAGE_KEYS.session);
  expect(memberSeed()).toBe(guest);
  localStorage.setItem(STORAGE_KEYS.session, 'no JSON');
  expect(memberSeed()).toBe(guest);
});
