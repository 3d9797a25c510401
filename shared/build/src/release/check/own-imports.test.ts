import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findingsOfReport, importErrors, libraryErrors, TEAM_RULES } from './own-imports';

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

describe("the rules of a team's repository", () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'poku-imports-'));
    const manifest = {
      name: 'team',
      dependencies: { 'react-dom': '1.0.0', '@poku/build': '1', '@poku/kit': '1', '@poku/testing': '1' },
    };
    await write('package.json', JSON.stringify(manifest));
    for (const name of ['react-dom', '@poku/build', '@poku/kit', '@poku/testing', '@poku/flows'])
      await write(`node_modules/${name}/index.js`, 'export const one = 1;');
  });
  afterEach(() => rm(root, { recursive: true }));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  };

  test('are each kept, and what keeps them is let through', async () => {
    const others = [
      'mfe-x/src/pages/two/two.page.ts',
      'mfe-x/src/pages/two/two.placeholder.ts',
      'mfe-x/src/features/do-more/do-more.ts',
      'mfe-y/src/paths.ts',
    ];
    for (const path of others) await write(path, `export const two = 2;`);
    const wrong = [
      ['libraries-through-shared', 'src/pages/a/a.page.ts', `import 'react-dom';`],
      ['remote-imports-shared-only', 'src/pages/b/b.page.ts', `import '@poku/build';`],
      ['remote-imports-shared-only', 'src/pages/c/c.page.ts', `import '../../../../mfe-y/src/paths';`],
      ['features-know-no-pages', 'src/features/d/d.ts', `import '../../pages/two/two.page';`],
      ['features-stay-apart', 'src/features/e/e.ts', `import '../do-more/do-more';`],
      ['pages-stay-apart', 'src/pages/f/f.page.ts', `import '../two/two.page';`],
      ['placeholders-are-painted-only', 'src/pages/two/more.ts', `import './two.placeholder';`],
      ['production-knows-no-testing', 'src/pages/g/g.page.ts', `import '@poku/testing';`],
      ['calls-are-pure', 'src/calls/h.ts', `import '@poku/kit';`],
      ['no-cycles', 'src/pages/i/i.page.ts', `import './i.page';`],
      ['no-undeclared-dependency', 'src/pages/j/j.page.ts', `import '@poku/flows';`],
      ['no-unresolvable', 'src/pages/k/k.page.ts', `import './nowhere';`],
    ] as const;
    for (const [, file, text] of wrong) await write(`mfe-x/${file}`, text);
    await write('mfe-x/src/pages/good/good.page.ts', `import '@poku/kit';`);
    const found = await importErrors(['mfe-x'], { root, rules: TEAM_RULES });
    const told = found.map(({ where, fix }) => `${where} ${/the rule is ([\w-]+)/.exec(fix)?.[1]}`);
    expect(told.toSorted()).toEqual(wrong.map(([rule, file]) => `mfe-x/${file} ${rule}`).toSorted());
  });
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
