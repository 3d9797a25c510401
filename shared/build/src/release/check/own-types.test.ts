import { findingsOfCompiler } from './own-types';

it('a type error is told with its file, line and the words of the compiler', () => {
  const output = [
    "../../mfe-x/src/paths.ts(18,14): error TS2322: Type 'string' is not assignable to type 'number'.",
    '  More words of the same error.',
    "mfe-x/src/routes.tsx(2,1): error TS2304: Cannot find name 'x'.",
    '',
  ].join('\n');
  expect(findingsOfCompiler(output)).toMatchObject([
    {
      code: 'type-error',
      where: 'mfe-x/src/paths.ts:18',
      what: "TS2322: Type 'string' is not assignable to type 'number'.",
    },
    { code: 'type-error', where: 'mfe-x/src/routes.tsx:2' },
  ]);
});
