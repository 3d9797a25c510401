/**
 * What the shell provides to the remotes at run time, for both sides, each line with its reason.
 * The shell carries one copy of each (`eager`); a remote carries none (`import: false`), so a remote that is loaded
 * without a shell fails at once instead of running with a second React. axios and the final-form pair are not here on
 * purpose: the platform wraps axios, and final-form is lighter inside the few remotes that use it.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { packageFolderOf } from './packages';

/** A module that the shell gives. */
interface SharedModule {
  /** Name by which sources import it. Default the one in the share scope. */
  readonly module?: string;
  /** Why it is one copy. */
  readonly why: string;
  /** Given in a chunk of its own when somebody asks, instead of carried from the start. Default false */
  readonly isOnDemand?: boolean;
}

/**
 * Shared modules by their name in the share scope. That of our own is from before they were packages: releases that are live ask for
 * it, so it stays for this major of the contract.
 */
export const SHARED_MODULES: Readonly<Record<string, SharedModule>> = {
  react: { why: 'hooks need one dispatcher' },
  'react/jsx-runtime': { why: 'belongs to the copy of React above' },
  '@poku/shared/platform': {
    module: '@poku/platform',
    why: 'session, points and events are one state; its React contexts must be one object',
  },
  '@poku/shared/router': {
    module: '@poku/kit/router',
    why: 'facade of react-router-dom; its contexts must be one object, and unused names stay out',
  },
  '@poku/shared/ui': {
    module: '@poku/kit',
    why: 'facade of styled-components and the kit; one style sheet, one theme context',
  },
  '@poku/shared/ui/html': {
    module: '@poku/kit/html',
    why: 'the sanitiser has one Trusted Types policy, which can be created once; loaded by who needs it',
    isOnDemand: true,
  },
};

/** Name by which sources import a shared module. @param key its name in the share scope */
export const ownName = (key: string): string => SHARED_MODULES[key]?.module ?? key;

const require = createRequire(import.meta.url);
const versionOf = (module: string): string => {
  const [scopeOrName = '', rest] = module.split('/');
  // Our own packages do not export their package.json, so it is read by path.
  const file = scopeOrName.startsWith('@')
    ? `${packageFolderOf(`${scopeOrName}/${rest}`)}package.json`
    : require.resolve(`${scopeOrName}/package.json`);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
};

const all = Object.entries(SHARED_MODULES).map(([key, { module = key, isOnDemand = false }]) => ({
  key,
  module,
  isOnDemand,
  version: versionOf(module),
}));

/** Versions of the shared modules, for `release.json`. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(all.map(({ key, version }) => [key, version]));

/** `shared` of the host's federation plugin: most present from the first line, without an asynchronous bootstrap. */
export const hostShareMap = () =>
  Object.fromEntries(
    all.map(({ key, module, isOnDemand, version }) => [
      module,
      { shareKey: key, singleton: true, eager: !isOnDemand, version, requiredVersion: false as const },
    ]),
  );

/** `shared` of a remote's federation plugin: taken from the host, never carried. */
export const remoteShareMap = () =>
  Object.fromEntries(
    all.map(({ key, module, version }) => [
      module,
      { shareKey: key, singleton: true, import: false as const, requiredVersion: `^${version}` },
    ]),
  );
