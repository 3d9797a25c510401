// @database either: no database is asked.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyDefect } from './defect';
import { ledgerDefects } from './ledger-defects';
import { paymentDefects } from './payment-defects';

const source = join(__dirname, '../../src');
const defects = [...ledgerDefects, ...paymentDefects];
const read = (file: string): string => readFileSync(join(source, file), 'utf8');

test('there are at least 20 defects, each with a name of its own', () => {
  expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
  expect(defects.length).toBeGreaterThanOrEqual(20);
});

test.each(defects)('it still applies that $name, and its test is there', (defect) => {
  const before = read(defect.file);
  expect(applyDefect(before, defect)).not.toBe(before);
  const [testFile, testName] = defect.test;
  const name = testName.replace(/ (before|after) .*/, '');
  expect(read(testFile)).toContain(name);
});

test('a text that has gone, or that stands there more often than it must, is named', () => {
  const defect = { name: 'x', file: '', from: 'a', to: 'b', test: ['', ''] as const };
  expect(applyDefect('a c', defect)).toBe('b c');
  expect(applyDefect('a a', { ...defect, place: 2 })).toBe('a b');
  expect(() => applyDefect('c', defect)).toThrow("'x' no longer applies: its text stands there 0 times");
  expect(() => applyDefect('a a', defect)).toThrow('2 times');
});
