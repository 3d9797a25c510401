import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { filesOf } from './files';
import { namesOf } from './names';

const CALL =
  'It is called: npm create poku-remote <name> [-- --path <path>], with a name such as mfe-rewards, in an empty folder or in a team’s repository.';

interface Manifest {
  readonly version: string;
  readonly team: { readonly devDependencies: Readonly<Record<string, string>> };
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const readManifest = async (file: string): Promise<Manifest> =>
  JSON.parse(await readFile(file, 'utf8')) as Manifest;

/** Of this package, one folder above what runs in the platform's repository. */
const ownManifest = (): Promise<Manifest> => {
  const files = ['package.json', '../package.json'].map((file) =>
    fileURLToPath(new URL(file, import.meta.url)),
  );
  return readManifest(files.find((file) => existsSync(file)) ?? '');
};

const readCall = (args: readonly string[]): { readonly name: string; readonly path?: string | undefined } => {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { path: { type: 'string' } },
      allowPositionals: true,
    });
    const [name, extra] = positionals;
    if (name === undefined || extra !== undefined) throw new Error('One name is needed.');
    return { name, path: values.path };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)} ${CALL}`, { cause: error });
  }
};

/** Behind the widgets that the platform itself has on the home. */
const ORDER = '500';

/** Where the packages of the platform come from, when npm asks another registry than its own. */
const registryLine = (registry: string | undefined): string =>
  registry === undefined || registry.startsWith('https://registry.npmjs.org')
    ? ''
    : `@poku:registry=${registry}\n`;

/**
 * Makes a remote with a page, a widget on the home, tests, a journey and recipes for CI: in an empty folder with the repository around it, in
 * a team's repository beside its other remotes.
 * @param root absolute folder
 * @param args as they were typed
 * @returns what was made, and what to do next
 * @throws Error that says what is wrong with the call or the folder; then nothing is written
 */
export const createRemote = async (root: string, args: readonly string[]): Promise<string> => {
  const { name, path } = readCall(args);
  const names = namesOf(name, path);
  const { version, team } = await ownManifest();
  const values = {
    ...names,
    order: ORDER,
    sharedVersion: version,
    reactVersion: team.devDependencies.react ?? '',
    devDependencies: JSON.stringify(team.devDependencies, null, 4).replace(/\}$/, '  }'),
    registry: registryLine(process.env.npm_config_registry),
  };
  const manifest = join(root, 'package.json');
  const isNew = !existsSync(manifest);
  if (!isNew && (await readManifest(manifest)).devDependencies?.['@poku/build'] === undefined)
    throw new Error(
      `package.json is no team's repository: it has no @poku/build among its devDependencies. ${CALL}`,
    );
  const files = new Map([
    ...(await filesOf('remote', values)),
    ...(await filesOf('team-remote', values)),
    ...(isNew ? await filesOf('team', values) : []),
  ]);
  const taken = [...files.keys(), name].find((file) => existsSync(join(root, file)));
  if (taken !== undefined) throw new Error(`${taken} is there already; nothing was written.`);
  for (const [file, text] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return [
    `${name} is made:`,
    ...[...files.keys()].sort().map((file) => `  ${file}`),
    'Next:',
    '  npm install',
    '  npm test                        its tests',
    `  npx poku dev ${name}   shows it in a running shell, and follows what you save`,
    `  npx poku check ${name}  says what would keep it from members`,
  ].join('\n');
};
