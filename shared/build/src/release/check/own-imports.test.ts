import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findingsOfReport, libraryErrors } from './own-imports';

test('an import that the rules forbid is told with its file, what it imports and why not', () => {
  const rule = { name: 'libraries-through-shared', severity: 'error' };
  const violation = { from: 'mfe-x/src/paths.ts', to: 'node_modules/react-dom/index.js', rule };
  const hint = { ...violation, rule: { ...rule, severity: 'info' } };
  const forbidden = [{ name: rule.name, comment: 'A remote would carry a second copy.' }];
  expect(
    findingsOfReport({ summary: { violations: [violation, hint], ruleSetUsed: { forbidden } } }),
  ).toMatchObject([
    {
      code: 'forbidden-import',
      severity: 'error',
      where: 'mfe-x/src/paths.ts',
      what: 'It imports node_modules/react-dom/index.js. A remote would carry a second copy.',
    },
  ]);
});

describe('a library of the shell', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'poku-libraries-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  const write = async (path: string, value: object) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), JSON.stringify(value));
  };
  /** What is said of a remote that asks for a version of React and may have one of its own; the shell gives 19.3.1. */
  const findingsFor = async (asked: string, own?: string) => {
    await write('node_modules/react/package.json', { version: '19.3.1' });
    await write('mfe-x/package.json', { dependencies: { react: asked } });
    if (own !== undefined) await write('mfe-x/node_modules/react/package.json', { version: own });
    return (await libraryErrors('mfe-x', root)).map(({ code, what }) => `${code}: ${what}`);
  };

  it.each(['19.3.1', '^19.0.0', '*'])('may be asked for as %s', async (asked) => {
    expect(await findingsFor(asked)).toEqual([]);
  });

  it('may not be asked for in another version', async () => {
    expect(await findingsFor('18.3.1')).toEqual([
      'other-library: It asks for react 18.3.1; the shell gives 19.3.1.',
    ]);
  });

  it('may not stand in the workspace in another version', async () => {
    expect(await findingsFor('>=18', '18.3.1')).toEqual([
      'other-library: It has react 18.3.1 of its own; the shell gives 19.3.1.',
    ]);
    expect(await findingsFor('>=18', '19.3.1')).toEqual([]);
  });
});
