import { coerce, gt, major } from 'semver';
import type { ChannelRule } from '../facts';
import { error, type Finding } from '../finding';

/** The live shell gives every shared module that the release takes, in a version that it was built for. */
export const libraryRules: ChannelRule = ({ release }, { shell }) => {
  if (!shell) return [];
  const taken = release.uses ? Object.keys(release.uses) : Object.keys(release.shared);
  return taken.flatMap((module): Finding[] => {
    const where = `release.json, shared.${module}`;
    const given = shell.shared[module];
    if (given === undefined)
      return [
        error('shared-missing', {
          what: `The live shell does not give ${module}.`,
          where,
          fix: 'Take it from what the shell gives (shared/build/src/webpack/share-map.ts), or promote a shell that gives it first.',
        }),
      ];
    const [built, present] = [coerce(release.shared[module]), coerce(given)];
    if (!built || !present || major(built) !== major(present))
      return [
        error('shared-major', {
          what: `It was built against ${module} ${release.shared[module] ?? 'of no version'}; the live shell gives ${given}.`,
          where,
          fix: `Move to ${module} ${given} and build again.`,
        }),
      ];
    if (gt(built, present))
      return [
        error('shared-newer', {
          what: `It needs ${module} ${release.shared[module]} or newer; the live shell gives ${given}.`,
          where,
          fix: 'Promote a shell with this version first.',
        }),
      ];
    return [];
  });
};

/** The live shell's modules have every name that the release imports: one that is missing is `undefined` in the remote. */
export const nameRules: ChannelRule = ({ release }, { shell }) =>
  Object.entries(release.uses ?? {}).flatMap(([module, names]) => {
    const given = shell?.gives?.[module];
    if (!given) return [];
    return names
      .filter((name) => name !== '*' && !given.includes(name))
      .map((name) =>
        error('name-not-given', {
          what: `It imports ${name} of ${module}, which the live shell does not give.`,
          where: `release.json, uses.${module}`,
          fix: 'Promote a shell that gives it first, or do without it.',
        }),
      );
  });
