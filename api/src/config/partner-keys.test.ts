import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultsOfKeys, openPartnerKeys, type KeyRules } from './partner-keys';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'poku-keys-'));
  path = join(folder, 'keys.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const rules: KeyRules = {
  setting: 'POKU_PARTNER_KEYS',
  slugs: ['bank', 'wallet'],
  isWellKnown: (key) => key.includes('well-known'),
};
const keyOf = (name: string): string => `a-secret-key-of-${name}`.padEnd(32, '.');
const good = {
  bank: { poku: [keyOf('one')], partner: [keyOf('two')] },
  wallet: { poku: [keyOf('three')], partner: [keyOf('four'), keyOf('five')] },
};
const write = (content: unknown): void =>
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
/** Puts another file in the place of the one before, as a mounted secret does. */
const swap = (content: unknown): void => {
  const [before, next] = [path, `${path}.next`];
  path = next;
  write(content);
  path = before;
  renameSync(next, path);
};
/** Keys of the file with a time that the test moves. */
function open() {
  const told: string[] = [];
  let nowMs = 0;
  const keys = openPartnerKeys(path, rules, { nowMs: () => nowMs, tell: (sentence) => told.push(sentence) });
  return { keys, told, wait: (ms: number) => (nowMs += ms) };
}

test('each partner has keys of its own for each direction', () => {
  write(good);
  const { keys } = open();
  expect([keys('bank'), keys('wallet')]).toEqual([good.bank, good.wallet]);
  expect(() => keys('constructor')).toThrow('no keys of constructor');
});

test('a changed file is read without a restart, and looked at every few seconds at most', () => {
  write(good);
  const { keys, told, wait } = open();
  const rotated = { ...good, bank: { poku: [keyOf('six'), keyOf('one')], partner: [keyOf('two')] } };
  swap(rotated);
  expect(keys('bank')).toEqual(good.bank);
  wait(3000);
  expect(keys('bank')).toEqual(rotated.bank);
  write(good);
  wait(3000);
  expect(keys('bank')).toEqual(good.bank);
  expect(told).toEqual([]);
});

test('a changed file that is wrong leaves the keys before in place, is told once, and is used when it is mended', () => {
  write(good);
  const { keys, told, wait } = open();
  swap({ ...good, bank: { poku: [keyOf('six')], partner: ['short'] } });
  for (let look = 0; look < 3; look += 1) {
    wait(3000);
    expect(keys('bank')).toEqual(good.bank);
  }
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('bank.partner.0: must be at least 32 characters');
  rmSync(path);
  wait(3000);
  expect([keys('bank'), told.length]).toEqual([good.bank, 2]);
  expect(told[1]).toContain('the file cannot be read');
  write({ ...good, bank: { poku: [keyOf('six')], partner: [keyOf('seven')] } });
  wait(3000);
  expect(keys('bank').poku).toEqual([keyOf('six')]);
  expect(told).toHaveLength(2);
});

test.each<[string, unknown, string[]]>([
  ['no JSON', `{"bank": {"poku": ["${keyOf('one')}`, ['the file is no JSON']],
  ['no names', [keyOf('one')], ['the file must be {"slug": {"poku": […], "partner": […]}}']],
  [
    'a missing direction',
    { ...good, bank: { poku: [keyOf('one')] } },
    ['bank.partner: Invalid input: expected array, received undefined'],
  ],
  [
    'no key, three keys, a key with a space and one of less than 128 bits in hex',
    {
      bank: { poku: [], partner: [keyOf('two')] },
      wallet: {
        poku: [keyOf('3'), keyOf('4'), keyOf('5')],
        partner: [`${keyOf('6')} 7`, keyOf('6').slice(1)],
      },
    },
    [
      'bank.poku: must be one key or two',
      'wallet.poku: must be one key or two',
      'wallet.partner.0: must be text without spaces',
      'wallet.partner.1: must be at least 32 characters: openssl rand -hex 16',
    ],
  ],
  [
    'one key for both directions, and for two partners',
    {
      bank: { poku: [keyOf('one')], partner: [keyOf('one')] },
      wallet: { ...good.wallet, poku: [keyOf('one')] },
    },
    [
      'bank.partner.0: is a key that stands in another place, too',
      'wallet.poku.0: is a key that stands in another place, too',
    ],
  ],
  [
    'a key that everybody knows',
    { ...good, bank: { poku: [keyOf('a-well-known')], partner: [keyOf('two')] } },
    ['bank.poku.0: is a value of the sandbox, which everybody knows'],
  ],
  [
    'other partners',
    { bank: good.bank, shop: good.wallet },
    ['shop: is no partner of POKU_PARTNERS', 'wallet: has no keys'],
  ],
  [
    'a key in the place of a name',
    { ...good, [keyOf('WALLET')]: 'x' },
    ['(a name that is no slug): Invalid input: expected object, received string'],
  ],
])('a file with %s is refused by the name of the field, and no key is told', (_name, content, faults) => {
  write(content);
  expect(faultsOfKeys(path, rules)).toEqual(faults);
  expect(faultsOfKeys(path, rules).join()).not.toContain('a-secret-key-of');
  expect(open).toThrow(['POKU_PARTNER_KEYS:', ...faults].join('\n  '));
});

test('a file that is not there is a fault', () => {
  expect(faultsOfKeys(path, rules)).toEqual(['the file cannot be read']);
});
