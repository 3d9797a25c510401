/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: `npm run prove -- simulate --member-weeks` takes the same steps on both.
// @long: a world that lives for days.
import { readApiConfig } from '../../config/env';
import { createTestDatabase } from '../../testing/database';
import { simulate } from '../simulate';

const longMs = 300_000;

test(
  'members who live for days are told what they must be told and nothing else, whatever crashes',
  async () => {
    const db = await createTestDatabase();
    const config = readApiConfig({ POKU_LOG_LEVEL: 'silent' });
    const plan = { seed: 3, members: 10, days: 5, checkouts: 4, packages: 3, shopping: 6, using: true };
    const { notices, crashes } = await simulate(db, config, plan);
    await db.close();
    // A world without a broken promise proves something only when enough happened in it.
    const told = Object.entries(notices).filter(([name]) => / (push|email|sms) queued$/.test(name));
    expect(told.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(10);
    expect(new Set(told.map(([name]) => name.split(' ')[0])).size).toBeGreaterThan(3);
    expect(Object.keys(notices).some((name) => name.endsWith(' off'))).toBe(true);
    expect(crashes).toBeGreaterThan(1);
  },
  longMs,
);
