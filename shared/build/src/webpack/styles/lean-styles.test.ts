import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '@poku/tooling';
import { PREFIXES } from './lean-styles';

const PART = `${ROOT}node_modules/stylis/src/Prefixer.js`;
const exportsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/export (?:function|const) (\w+)/g)].map(([, name = '']) => name);

test('the part that prefixes is where it is looked for, and gives no other name than what stands for it', () => {
  expect(existsSync(PART)).toBe(true);
  expect(PREFIXES.test(PART)).toBe(true);
  expect(exportsOf(`${ROOT}shared/build/src/webpack/styles/unprefixed.mjs`)).toEqual(exportsOf(PART));
});
