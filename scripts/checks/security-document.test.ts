import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', `file://${__filename}`);
const fileOf = (path: string): string => fileURLToPath(new URL(path, root));
const document = readFileSync(fileOf('docs/security.md'), 'utf8');

/** How many requirements of levels 1 and 2 the sections of a chapter of ASVS 5.0 have; they are the first of their section. */
const LEVEL_2: Readonly<Record<number, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};
const NUMBERS = Object.entries(LEVEL_2).flatMap(([chapter, sections]) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `V${chapter}.${section + 1}.${index + 1}`),
  ),
);
const STATES = ['met', 'n/a', 'not met'] as const;
/** Shorter than this, a part of a name stands in any file. */
const LEAST_CHARS = 8;

/** A file of the repository as the document writes it, with the part of a test's name behind it when there is one. */
const CITED = /`((?:[\w.{}-]+\/)+[\w.{}-]+\.(?:cjs|mjs|ts|tsx|md|sql))`(?: “([^”]*)”)?/g;
const LINKED = /\]\(((?!https?:)[^)#]+\.md)/g;

interface Row {
  readonly number: string;
  readonly state: string;
  readonly how: string;
  readonly proof: string;
}

const rowsOf = (text: string): readonly Row[] =>
  [...text.matchAll(/^\| (V[\d.]+) \|(.*)\|$/gm)].map(([, number = '', rest = '']) => {
    const [, state = '', how = '', proof = ''] = rest.split(' | ').map((cell) => cell.trim());
    return { number, state, how, proof };
  });

/** What the document cites and the repository does not have. */
const missing = (text: string): string[] => {
  const links = [...text.matchAll(LINKED)].map(([, path = '']) => ({
    path: `docs/${path}`,
    name: undefined,
  }));
  const citations = [...text.matchAll(CITED)].map(([, path = '', name]) => ({ path, name }));
  const faults = [...links, ...citations].flatMap(({ path, name }) => {
    if (!existsSync(fileOf(path))) return [`${path} is not there`];
    if (name === undefined) return [];
    const isThere = name.length >= LEAST_CHARS && readFileSync(fileOf(path), 'utf8').includes(name);
    return isThere ? [] : [`${path} has no “${name}”`];
  });
  return [...new Set(faults)];
};

/** Rows that say less than their state needs: a proof, or a reason. */
const incomplete = (text: string): string[] =>
  rowsOf(text)
    .filter(({ state, how, proof }) => {
      const isKnown = (STATES as readonly string[]).includes(state);
      return !isKnown || how === '' || (state === 'met' && proof.search(CITED) < 0);
    })
    .map(({ number }) => number);

test('every requirement of levels 1 and 2 stands once, in its order', () => {
  expect(rowsOf(document).map(({ number }) => number)).toEqual(NUMBERS);
});

test('what is cited is there: files, and tests by a part of their names', () => {
  expect(missing(document)).toEqual([]);
});

test('what is met has a proof, and everything else its reason', () => {
  expect(incomplete(document)).toEqual([]);
});

test('the figures at the head are those of the table', () => {
  const rows = rowsOf(document);
  const met = rows.filter(({ state }) => state === 'met');
  const read = met.filter(({ proof }) => proof.startsWith('by reading')).length;
  const [, none, not] = STATES.map((state) => rows.filter((row) => row.state === state).length);
  const figures = `**${met.length} are met** (${met.length - read} with a test, ${read} by reading), **${none} do not apply**, **${not} are not met**`;
  expect(document.replace(/\s+/g, ' ')).toContain(figures);
});

test('a row that is wrong is told', () => {
  const self = 'scripts/checks/security-document.test.ts';
  const row = (state: string, how: string, proof: string) => `| V1.1.1 | a | ${state} | ${how} | ${proof} |`;
  expect(incomplete(row('met', 'how', `\`${self}\` “a row that is wrong”`))).toEqual([]);
  expect(incomplete(row('met', 'how', '–'))).toEqual(['V1.1.1']);
  expect(incomplete(row('nearly', 'how', '–'))).toEqual(['V1.1.1']);
  expect(incomplete(row('n/a', '', '–'))).toEqual(['V1.1.1']);
  expect(missing(row('met', 'how', '`api/src/nowhere.test.ts` “a test of nobody”'))).toEqual([
    'api/src/nowhere.test.ts is not there',
  ]);
  const unknown = ['a test', 'of nobody'].join(' ');
  expect(missing(row('met', 'how', `\`${self}\` “${unknown} at all”`))).toEqual([
    `${self} has no “${unknown} at all”`,
  ]);
  expect(missing('[there](nowhere.md#at-all)')).toEqual(['docs/nowhere.md is not there']);
});
