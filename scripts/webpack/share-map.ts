/**
 * What the shell provides to the remotes at run time, for both sides, each line with its reason.
 * The shell carries one copy of each (`eager`); a remote carries none (`import: false`), so a remote that is loaded
 * without a shell fails at once instead of running with a second React. axios and the final-form pair are not here on
 * purpose: the platform wraps axios, and final-form is lighter inside the few remotes that use it.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Reason per shared module, by the name that remotes import. */
export const SHARED_MODULES = {
  react: 'hooks need one dispatcher',
  'react/jsx-runtime': 'belongs to the copy of React above',
  '@poku/shared/platform': 'session, points and events are one state; its React contexts must be one object',
  '@poku/shared/router':
    'facade of react-router-dom; its contexts must be one object, and unused names stay out',
  '@poku/shared/ui': 'facade of styled-components and the kit; one style sheet, one theme context',
  '@poku/shared/ui/html':
    'the sanitiser has one Trusted Types policy, which can be created once; loaded by who needs it',
} as const;

/** Shared modules that the shell gives on demand, in a chunk of their own, instead of carrying them from the start. */
const ON_DEMAND = new Set(['@poku/shared/ui/html']);

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => {
  const [scopeOrName = '', rest] = name.split('/');
  const packageName = scopeOrName.startsWith('@') ? `${scopeOrName}/${rest}` : scopeOrName;
  // shared/package.json is not in its own `exports`, so it is read by path.
  const file =
    packageName === '@poku/shared'
      ? new URL('../../shared/package.json', import.meta.url)
      : require.resolve(`${packageName}/package.json`);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
};

const names = Object.keys(SHARED_MODULES);

/** Versions of the shared modules, for `release.json`. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, versionOf(name)]));

/** `shared` of the host's federation plugin: most present from the first line, without an asynchronous bootstrap. */
export const hostShareMap = () =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        singleton: true,
        eager: !ON_DEMAND.has(name),
        version: versionOf(name),
        requiredVersion: false as const,
      },
    ]),
  );

/** `shared` of a remote's federation plugin: taken from the host, never carried. */
export const remoteShareMap = () =>
  Object.fromEntries(
    names.map((name) => [
      name,
      { singleton: true, import: false as const, requiredVersion: `^${versionOf(name)}` },
    ]),
  );
