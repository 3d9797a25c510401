import { coerce, major, minor } from 'semver';
import { type ChannelRule, named } from '../facts';
import { error } from '../finding';

/** The live shell offers the contract that the release was built against. */
export const contractRules: ChannelRule = ({ release }, { shell }) => {
  if (!shell) return [];
  const [wanted, given] = [coerce(release.contractVersion), coerce(shell.contractVersion)];
  const where = 'release.json, contractVersion';
  if (!wanted || !given)
    return [
      error('malformed-contract', {
        what: `"${release.contractVersion}" or the shell's "${shell.contractVersion}" is no version of the contract.`,
        where,
        fix: 'Build again with the present @poku/contract.',
      }),
    ];
  if (major(wanted) !== major(given))
    return [
      error('contract-major', {
        what: `${named(release)} needs contract ${release.contractVersion}; the live shell offers ${shell.contractVersion}.`,
        where,
        fix:
          major(wanted) > major(given)
            ? 'Promote a shell with this contract first.'
            : 'Move to the present @poku/contract and build again.',
      }),
    ];
  if (minor(wanted) > minor(given))
    return [
      error('contract-newer', {
        what: `${named(release)} was built against contract ${release.contractVersion}; what is new in it may be missing in the live shell, which offers ${shell.contractVersion}.`,
        where,
        fix: 'Promote a shell with this contract first.',
      }),
    ];
  return [];
};
