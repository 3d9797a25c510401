import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A way to break a remote, and what is said of it. */
export interface Breakage {
  readonly what: string;
  /** Files of the team's repository with what is written into them; a function changes what is there. */
  readonly files?: Readonly<Record<string, string | ((text: string) => string)>>;
  /** Settings of the command that are others; `undefined` takes one away. */
  readonly env?: NodeJS.ProcessEnv;
  /** Done before, behind `npx poku`; it is not refused. */
  readonly first?: readonly string[];
  /** Behind `npx poku`. Default `check`. */
  readonly command?: readonly string[];
  /** What it must say. */
  readonly says: RegExp;
}

const PAGE = 'mfe-rewards/src/pages/rewards/rewards.page.tsx';
const CONFIG = 'mfe-rewards/remote.config.ts';

/** Scripts that no minifier makes small. @param bytes about so many after compression */
const incompressible = (bytes: number): string => {
  let text = '';
  for (let seed = 1; text.length < bytes * 2; seed = (seed * 48_271) % 2_147_483_647)
    text += seed.toString(36);
  return `export const large = '${text}';\n`;
};

/**
 * What a team does wrong, one thing at a time: each is refused, or taken back, by name.
 * @param otherKey file of another team's key
 * @param telemetry address of the collector
 */
export const breakages = (otherKey: string, telemetry: string): readonly Breakage[] => [
  {
    what: 'a type error',
    files: { [PAGE]: (text) => `${text}\nexport const count: number = 'two';\n` },
    says: /type-error[\s\S]+rewards\.page\.tsx:\d+/,
  },
  {
    what: 'a missing export',
    files: { [PAGE]: (text) => text.replace('export const page', 'export const pages') },
    says: /rewards[\s\S]+page/,
  },
  {
    what: "another remote's path",
    files: { [CONFIG]: (text) => text.replaceAll(`'/rewards'`, `'/tukar'`) },
    says: /\/tukar/,
  },
  {
    what: 'a slot that nobody offers',
    files: { [CONFIG]: (text) => text.replace(`'dashboard'`, `'nobodys-slot'`) },
    says: /nobodys-slot/,
  },
  {
    what: 'a large dependency',
    files: {
      'mfe-rewards/src/pages/rewards/large.ts': incompressible(60_000),
      [PAGE]: (text) =>
        `import { large } from './large';\n${text.replace('<Intro>', '<Intro title={large}>')}`,
    },
    says: /over-budget|budget/,
  },
  {
    what: 'a second React',
    files: {
      'mfe-rewards/node_modules/react/package.json':
        '{ "name": "react", "version": "18.3.1", "main": "index.js" }',
      'mfe-rewards/node_modules/react/index.js': 'exports.useState = () => [];',
    },
    says: /react 18\.3\.1/,
  },
  {
    what: 'a page that throws while it is loaded',
    files: { [PAGE]: (text) => `${text}\nif (Date.now() > 0) throw new Error('not today');\n` },
    says: /not today/,
  },
  {
    what: 'a placeholder in the scripts of a browser',
    files: {
      [PAGE]: (text) =>
        `import { Placeholder } from './rewards.placeholder';\n${text}\nexport const more = Placeholder;\n`,
    },
    says: /placeholders-are-painted-only/,
  },
  {
    what: "a slot of another team's",
    files: {
      [CONFIG]: (text) =>
        text.replace(
          'slots: [',
          `slots: [{ slot: 'after-purchase', widget: 'rewards', order: 1, heightPx: 75 }, `,
        ),
    },
    says: /after-purchase/,
  },
  {
    what: 'a contract of another major',
    files: { 'node_modules/@poku/contract/index.js': (text) => text.replace(/"1(\.\d+\.\d+)"/, '"2$1"') },
    says: /contract/i,
  },
  {
    what: 'no signature',
    env: { POKU_KEY: undefined },
    command: ['publish', 'mfe-rewards', '--version', '9.9.8'],
    says: /key/,
  },
  {
    what: 'a key of another team',
    env: { POKU_KEY: otherKey },
    command: ['publish', 'mfe-rewards', '--version', '9.9.9'],
    says: /key/,
  },
  {
    what: 'the wrong channel',
    command: ['promote', 'mfe-rewards', '--channel', 'elsewhere'],
    says: /channel/,
  },
  {
    what: 'a canary that nobody comes to',
    files: {
      'mfe-rewards/src/wording/rewards.ts': (text) => text.replace('Belum ada partner', 'Tidak ada partner'),
    },
    first: ['publish', 'mfe-rewards'],
    command: ['promote', 'mfe-rewards', '--strategy', 'Canary10Percent5Seconds', '--telemetry', telemetry],
    says: /is taken back in production: too few members/,
  },
];

/**
 * Breaks a repository in one way, and mends it afterwards.
 * @param attempt what is tried in between
 */
export const whileBroken = async <T>(
  team: string,
  { files = {} }: Breakage,
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
