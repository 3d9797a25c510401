import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { IS_INSTALLED, ROOT } from '@poku/tooling';
import { satisfies } from 'semver';
import { fileOfPackage, ownFile } from '../../own-file';
import { readJson } from '../json-file';
import { error, type Finding } from './finding';

const run = promisify(execFile);

const CHECKER = fileOfPackage('dependency-cruiser/bin/dependency-cruise.mjs');
/** The import rules that hold for every remote. */
export const TEAM_RULES = ownFile('release/check/team-rules.cjs');
/** The rules that are checked: in the platform's repository those, and more. */
const RULES = IS_INSTALLED ? TEAM_RULES : '.dependency-cruiser.cjs';

/** What of the checker's report is read. */
interface Report {
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string; readonly severity: string };
    }[];
    readonly ruleSetUsed: {
      readonly forbidden: readonly { readonly name: string; readonly comment?: string }[];
    };
  };
}

/** Reads the report of the checker of imports. */
export const findingsOfReport = ({ summary: { violations, ruleSetUsed } }: Report): Finding[] =>
  violations
    .filter(({ rule }) => rule.severity === 'error')
    .map(({ from, to, rule }) =>
      error('forbidden-import', {
        what: `It imports ${to}. ${ruleSetUsed.forbidden.find(({ name }) => name === rule.name)?.comment ?? ''}`.trim(),
        where: from,
        fix: `Do without it; the rule is ${rule.name}.${IS_INSTALLED ? '' : ' npm run lint -- imports shows the same for all workspaces.'}`,
      }),
    );

/**
 * Imports of some remotes that the rules of the repository forbid: other remotes, the shell, libraries that the shell gives.
 * @param where folder of the repository, and file of its rules. Default this one and its own
 */
export const importErrors = async (
  names: readonly string[],
  { root = ROOT, rules = RULES }: { readonly root?: string; readonly rules?: string } = {},
): Promise<Finding[]> => {
  const call = [CHECKER, '--config', rules, '--output-type', 'json', ...names];
  const output = await run(process.execPath, call, { cwd: root, maxBuffer: 64 * 1024 * 1024 }).catch(
    (failure: { readonly stdout?: string }) => {
      if (!failure.stdout) throw failure;
      return { stdout: failure.stdout };
    },
  );
  return findingsOfReport(JSON.parse(output.stdout) as Report);
};

/** Libraries of which a page has one copy, the shell's. */
const FROM_SHELL = ['react', 'react-dom', 'react-router', 'react-router-dom', 'styled-components'] as const;

const versionIn = async (folder: string, library: string): Promise<string | undefined> =>
  (await readJson<{ readonly version: string }>(join(folder, 'node_modules', library, 'package.json')))
    ?.version;

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Libraries of the shell that a workspace has in another version: it would be built and tried with one that no member has.
 * @param root folder of the repository. Default this one.
 */
export const libraryErrors = async (name: string, root = ROOT): Promise<Finding[]> => {
  const file = join(root, name, 'package.json');
  if (!existsSync(file)) return [];
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const wanted = { ...manifest.peerDependencies, ...manifest.devDependencies, ...manifest.dependencies };
  const found = await Promise.all(
    FROM_SHELL.map(async (library): Promise<Finding[]> => {
      const given = await versionIn(root, library);
      const own = await versionIn(join(root, name), library);
      const asked = wanted[library];
      const fix = `Ask for ${library} ${given ?? ''} in ${name}/package.json, and run npm install.`;
      if (given !== undefined && asked !== undefined && !satisfies(given, asked))
        return [
          error('other-library', {
            what: `It asks for ${library} ${asked}; the shell gives ${given}.`,
            where: `${name}/package.json`,
            fix,
          }),
        ];
      if (own === undefined || own === given) return [];
      return [
        error('other-library', {
          what: `It has ${library} ${own} of its own; the shell gives ${given ?? 'none'}.`,
          where: `${name}/node_modules/${library}`,
          fix,
        }),
      ];
    }),
  );
  return found.flat();
};
