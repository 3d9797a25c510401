import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPointer } from './chain';
import { openStore, promote, renewPage, welcomeOwnKey } from './channel';
import { examine } from './doctor';
import { ownSigner } from './keys/key-home';
import { aShell } from './testing/a-shell';

let home: string;
const before = { ...process.env };
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'poku-page-'));
  process.env.POKU_HOME = home;
  const others = ['POKU_KEYS', 'POKU_KEY', 'POKU_ROOT_KEY', 'POKU_STORE', 'POKU_PAYMENT_ORIGINS', 'SANDBOX'];
  for (const name of others) delete process.env[name];
});
afterEach(async () => {
  process.env = { ...before };
  await rm(home, { recursive: true });
});

const pageOf = async (channel: string): Promise<string> => {
  const { objects } = await openStore();
  const { pointer } = await readPointer(objects, channel);
  return (await objects.read(pointer?.page ?? ''))?.bytes.toString() ?? '';
};
const wallet = (port: number): string => `form-action 'self' http://dompetnusa.partner.localhost:${port};`;

test('the page is written anew, signed, when a setting that shapes it has changed, and only then', async () => {
  process.env.POKU_PARTNERS_PORT = '5000';
  await welcomeOwnKey();
  const { release, folder } = await aShell('1');
  await (await openStore()).releases.publish('shell', release, folder, await ownSigner());
  await promote('shell', '1', 'production');
  expect(await pageOf('production')).toContain(wallet(5001));
  expect(await renewPage('production')).toBe(false);

  process.env.POKU_PARTNERS_PORT = '6000';
  expect(await renewPage('production')).toBe(true);
  expect(await pageOf('production')).toContain(wallet(6001));
  expect(await renewPage('production')).toBe(false);

  const store = await openStore();
  const { revision } = await store.registry('production');
  expect(revision).toBe(2);
  const { findings } = await examine(store, 'production');
  expect(findings.filter(({ kind }) => kind === 'damage')).toEqual([]);
});

test('a channel without a page needs none', async () => {
  await welcomeOwnKey();
  expect(await renewPage('production')).toBe(false);
  await expect((await openStore()).registry('production')).resolves.toMatchObject({ revision: 0 });
});
