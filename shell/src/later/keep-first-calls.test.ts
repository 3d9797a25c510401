import type { Registry } from '@poku/contract';
import { aCustomer, createTestPlatform } from '@poku/testing';
import { waitFor } from '@testing-library/react';
import { keepFirstCalls } from './keep-first-calls';

const registry: Registry = { channel: 'test', revision: 1, remotes: {} };

/** What the device keeps, by address; `undefined` without the cache. */
let kept: Map<string, string> | undefined;
beforeEach(() => {
  kept = undefined;
  const open = () => {
    const cache = (kept ??= new Map());
    return Promise.resolve({
      put: async (address: string, answer: Response) => void cache.set(address, await answer.text()),
    });
  };
  const forget = () => {
    kept = undefined;
    return Promise.resolve(true);
  };
  Object.defineProperty(globalThis, 'caches', { value: { open, delete: forget }, configurable: true });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

const partner = { slug: 'garuda', partnerId: '10', name: 'Garuda', logo: '/media/garuda.svg' };

test('the worker is told who is logged in, until nobody is', async () => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  const end = keepFirstCalls({ platform, registry });
  await waitFor(() => expect(kept?.size).toBe(1));
  expect(JSON.parse([...(kept?.values() ?? [])][0] ?? '')).toEqual({
    clientId: platform.clientId(),
    registry,
  });
  platform.events.publish('session.ended', { reason: 'logout' });
  await waitFor(() => expect(kept).toBeUndefined());
  end();
});

test('on the origin of a partner nothing is kept', async () => {
  const { platform } = await createTestPlatform({ member: aCustomer(), config: { partner } });
  const end = keepFirstCalls({ platform, registry });
  await new Promise((resolve) => setTimeout(resolve));
  expect(kept).toBeUndefined();
  end();
});
