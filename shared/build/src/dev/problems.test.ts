import { ROOT } from '@poku/tooling';
import { buildProblems, typeProblems } from './problems';

test('a build tells where its errors are, as ts-loader and webpack say it, once a line', () => {
  const file = `${ROOT}mfe-x/src/a.tsx`;
  const errors = [
    { message: `[tsl] ERROR in ${file}(3,7)\n      TS1005: ';' expected.` },
    {
      message: 'Module parse failed',
      moduleIdentifier: `${ROOT}node_modules/ts-loader/index.js??x!${file}`,
      loc: '3:6',
    },
    { message: "Module not found: Error: Can't resolve './b'", moduleIdentifier: `x!${file}`, loc: '1:0-20' },
  ];
  const warnings = [{ message: 'unheard' }];
  expect(buildProblems({ errors, warnings })).toEqual([
    { file: 'mfe-x/src/a.tsx', line: 3, column: 7, message: "TS1005: ';' expected." },
    {
      file: 'mfe-x/src/a.tsx',
      line: 1,
      column: 1,
      message: "Module not found: Error: Can't resolve './b'",
    },
  ]);
});

test('a build without errors tells its warnings, and what has no place by its message', () => {
  expect(buildProblems({ errors: [], warnings: [{ message: 'odd' }] })).toEqual([{ message: 'odd' }]);
  expect(buildProblems({})).toEqual([]);
});

test('a report of types is read with its indented lines', () => {
  const report = [
    "mfe-x/src/a.tsx(12,5): error TS2322: Type 'X' is not assignable to type 'Y'.",
    "  Property 'z' is missing.",
    'mfe-x/src/b.ts(1,1): error TS2304: Cannot find name.',
    'error TS18003: No inputs were found.',
  ].join('\n');
  expect(typeProblems(report)).toEqual([
    {
      file: 'mfe-x/src/a.tsx',
      line: 12,
      column: 5,
      message: "error TS2322: Type 'X' is not assignable to type 'Y'.\n  Property 'z' is missing.",
    },
    { file: 'mfe-x/src/b.ts', line: 1, column: 1, message: 'error TS2304: Cannot find name.' },
    { message: 'error TS18003: No inputs were found.' },
  ]);
  expect(typeProblems('')).toEqual([]);
});
