import type { Release } from '@poku/contract';
import { named, type ReleaseRule } from '../facts';
import { error } from '../finding';

/** What the build finds out, and what the rules of a channel rest on. */
const FACTS = ['links', 'offers', 'uses', 'types'] as const satisfies readonly (keyof Release)[];

const untold = (release: Release, what: string, field: string) =>
  error('missing-facts', {
    what: `${named(release)} ${what}, so it cannot be judged.`,
    where: `release.json, ${field}`,
    fix: 'Build it again with the present @poku/build, which finds it out, and publish what the build wrote.',
  });

/** Shared modules that the entry asks the shell for. */
const takenBy = (entry: string): readonly string[] => [
  ...new Set([...entry.matchAll(/\bshareKey:\s*"([^"]+)"/g)].map(([, module = '']) => module)),
];

/** A release says what it takes from the shell and from others; who says nothing cannot be held to it. */
export const toldRules: ReleaseRule = ({ release, contents }) => {
  const missing = FACTS.filter((field) => release[field] === undefined).map((field) =>
    untold(release, `does not say what its ${field} are`, field),
  );
  const { uses, types } = release;
  if (!uses || !types) return missing;
  const taken = takenBy(contents.get(release.entry)?.toString() ?? '');
  const silent = taken
    .filter((module) => uses[module] === undefined)
    .map((module) => untold(release, `takes ${module} and does not say which names`, `uses.${module}`));
  const hasTypes = Object.keys(types).length > 0;
  const isTyped = Object.keys(uses).some((module) => module.startsWith('@poku/shared/'));
  return [
    ...missing,
    ...silent,
    ...(isTyped && !hasTypes
      ? [untold(release, 'does not say which types it was built against', 'types')]
      : []),
  ];
};
