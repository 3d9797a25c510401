import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A way to break a remote, and what is said of it. */
export interface Breakage {
  readonly what: string;
  /** Files of the team's repository with what is written into them; a function changes what is there. */
  readonly files: Readonly<Record<string, string | ((text: string) => string)>>;
  /** Settings of the command. */
  readonly env?: Readonly<Record<string, string>>;
  /** Behind `npx poku`. */
  readonly command: readonly string[];
  /** What it must say. */
  readonly says: RegExp;
}

const PAGE = 'mfe-rewards/src/pages/rewards/rewards.page.tsx';
const CONFIG = 'mfe-rewards/remote.config.ts';
const CHECK = ['check', 'mfe-rewards'];

/** Scripts that no minifier makes small. @param bytes about so many after compression */
const incompressible = (bytes: number): string => {
  let text = '';
  for (let seed = 1; text.length < bytes * 2; seed = (seed * 48_271) % 2_147_483_647)
    text += seed.toString(36);
  return `export const large = '${text}';\n`;
};

/** What a team does wrong, one thing at a time; `check` or `promote` refuse it by name. */
export const BREAKAGES: readonly Breakage[] = [
  {
    what: 'a type error',
    files: { [PAGE]: (text) => `${text}\nexport const count: number = 'two';\n` },
    command: CHECK,
    says: /type-error[\s\S]+rewards\.page\.tsx:\d+/,
  },
  {
    what: 'a missing export',
    files: { [PAGE]: (text) => text.replace('export const page', 'export const pages') },
    command: CHECK,
    says: /rewards[\s\S]+page/,
  },
  {
    what: "another remote's path",
    files: { [CONFIG]: (text) => text.replaceAll(`'/rewards'`, `'/tukar'`) },
    command: CHECK,
    says: /\/tukar/,
  },
  {
    what: 'a slot that nobody offers',
    files: { [CONFIG]: (text) => text.replace(`'dashboard'`, `'nobodys-slot'`) },
    command: CHECK,
    says: /nobodys-slot/,
  },
  {
    what: 'a large dependency',
    files: {
      'mfe-rewards/src/pages/rewards/large.ts': incompressible(60_000),
      [PAGE]: (text) =>
        `import { large } from './large';\n${text.replace('<Intro>', '<Intro title={large}>')}`,
    },
    command: CHECK,
    says: /over-budget|budget/,
  },
  {
    what: 'a second React',
    files: {
      'mfe-rewards/node_modules/react/package.json':
        '{ "name": "react", "version": "18.3.1", "main": "index.js" }',
      'mfe-rewards/node_modules/react/index.js': 'exports.useState = () => [];',
    },
    command: CHECK,
    says: /react 18\.3\.1/,
  },
  {
    what: 'a page that throws while it is loaded',
    files: { [PAGE]: (text) => `${text}\nif (Date.now() > 0) throw new Error('not today');\n` },
    command: CHECK,
    says: /not today/,
  },
  {
    what: 'a placeholder in the scripts of a browser',
    files: {
      [PAGE]: (text) =>
        `import { Placeholder } from './rewards.placeholder';\n${text}\nexport const more = Placeholder;\n`,
    },
    command: CHECK,
    says: /placeholders-are-painted-only/,
  },
  {
    what: 'a key of another team',
    files: {},
    env: { POKU_KEY: 'other' },
    command: ['publish', 'mfe-rewards', '--version', '9.9.9'],
    says: /key/,
  },
  {
    what: 'the wrong channel',
    files: {},
    command: ['promote', 'mfe-rewards', '--channel', 'elsewhere'],
    says: /channel/,
  },
];

/**
 * Breaks a repository in one way, and mends it afterwards.
 * @param attempt what is tried in between
 */
export const whileBroken = async <T>(
  team: string,
  { files }: Breakage,
  attempt: () => Promise<T>,
): Promise<T> => {
  const before = new Map<string, string | undefined>();
  for (const [file, change] of Object.entries(files)) {
    const path = join(team, file);
    const text = await readFile(path, 'utf8').catch(() => undefined);
    before.set(path, text);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, typeof change === 'string' ? change : change(text ?? ''));
  }
  try {
    return await attempt();
  } finally {
    for (const [path, text] of before)
      await (text === undefined ? rm(path, { force: true }) : writeFile(path, text));
    await rm(join(team, 'mfe-rewards/node_modules'), { recursive: true, force: true });
  }
};
