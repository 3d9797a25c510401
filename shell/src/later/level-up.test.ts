import { aCustomer, createTestPlatform } from '@poku/testing';
import { waitFor } from '@testing-library/react';
import { cheerLevel } from './level-up';

/** A member who comes with a level, and what is said to them. */
async function visit(level: 'Silver' | 'Gold' | 'Platinum', seen?: unknown) {
  const member = aCustomer({ customerTier: level });
  const test = await createTestPlatform({ member });
  if (seen !== undefined) await test.platform.offline.put('level.v1', seen);
  const said: string[] = [];
  test.platform.events.subscribe('alert.raised', ({ message }) => said.push(message));
  cheerLevel(test.platform);
  const isKept = async () =>
    expect((await test.platform.offline.get('level.v1', (value) => value))?.value).toBe(level);
  await waitFor(isKept);
  return { ...test, said };
}

test('who has risen since the last visit is congratulated, once', async () => {
  const { platform, said } = await visit('Gold', 'Silver');
  await waitFor(() => expect(said).toEqual(['Selamat! Kamu naik ke level Gold.']));
  cheerLevel(platform);
  await platform.offline.get('level.v1', (value) => value);
  expect(said).toHaveLength(1);
});

test.each([
  ['on the first visit of a device', 'Gold', undefined],
  ['with the same level', 'Gold', 'Gold'],
  ['who has fallen', 'Gold', 'Platinum'],
  ['with something else kept', 'Gold', 'Diamond'],
] as const)('nothing is said %s', async (_, level, seen) => {
  const { said } = await visit(level, seen);
  expect(said).toEqual([]);
});
