import { getInstance } from '@module-federation/runtime';

/** Versions of each shared module, as the share scope has them, by name. */
export const sharedModules = (): readonly (readonly [name: string, versions: string])[] =>
  Object.entries(getInstance()?.shareScopeMap['default'] ?? {})
    .map(([name, versions]) => [name, Object.keys(versions).join(', ')] as const)
    .sort(([left], [right]) => left.localeCompare(right));
