import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@poku/tooling';
import ts from 'typescript';

const PARTS = ['account', 'coupons', 'look', 'decisions'] as const;
const texts = PARTS.map((part) => readFileSync(join(ROOT, `docs/specification/${part}.md`), 'utf8'));

/** Numbers of the lines, which begin an item or a row: `A5.12`, `D47`. */
const lines = texts.flatMap((text) =>
  [...text.matchAll(/^(?:- |\| )\*\*([ACLD]\d+(?:\.\d+)?)\*\* /gm)].map(([, number = '']) => number),
);
/** Numbers of the sections: `A5`. */
const sections = texts.flatMap((text) =>
  [...text.matchAll(/^## ([ACL]\d+) /gm)].map(([, number = '']) => number),
);

/** The number that has to stand before this one. */
const before = (number: string): string => {
  const [section = '', line] = number.split('.');
  if (line !== undefined) return Number(line) === 1 ? '' : `${section}.${Number(line) - 1}`;
  const count = Number(section.slice(1));
  return count === 1 ? '' : `${section.slice(0, 1)}${count - 1}`;
};

/** Numbers that stand twice, or not where they follow. */
const outOfOrder = (numbers: readonly string[]): readonly string[] =>
  numbers.filter(
    (number, index) =>
      numbers.indexOf(number) !== index || (before(number) !== '' && numbers[index - 1] !== before(number)),
  );

/** Every number of the specification that a text cites. */
const citationsOf = (text: string): readonly string[] => [
  ...[...text.matchAll(/\[([AC])\](?: |\n \* |\n)?((?:(?:, | and | to )?§\d+)+)/g)].flatMap(
    ([, part = '', list = '']) => [...list.matchAll(/\d+/g)].map(([section]) => `${part}${section}`),
  ),
  ...[...text.matchAll(/\b(?:D[1-9]\d?|[AC][1-9]\.\d+)\b(?![.\d])/g)].map(([number]) => number),
];

const files = ts.sys
  .readDirectory(
    ROOT,
    ['.ts', '.tsx', '.md', '.sql', '.mjs'],
    ['**/node_modules', '**/dist', '.poku', 'test-results'],
    ['api', 'docs', 'e2e', 'mfe-*', 'scripts', 'shared', 'shell'],
  )
  .filter((file) => !file.includes('/specification.test.'));

test('sections and lines are numbered without a gap, and no number stands twice', () => {
  expect(outOfOrder(lines)).toEqual([]);
  expect(outOfOrder(sections)).toEqual([]);
  expect(sections).toHaveLength(26);
});

test('every section, line and decision that code, tests and documents cite is there', () => {
  const known = new Set([...lines, ...sections]);
  const missing = files.flatMap((file) =>
    citationsOf(readFileSync(file, 'utf8')).flatMap((number) =>
      known.has(number) ? [] : [`${file.slice(ROOT.length)}: ${number}`],
    ),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['as [A] §5 and D47 say', ['A5', 'D47']],
  ['([C] §3, §5; A5.12)', ['C3', 'C5', 'A5.12']],
  ['([A] §2 to §4)', ['A2', 'A4']],
])('%j cites %j', (text, cited) => {
  expect(citationsOf(text)).toEqual(cited);
});
