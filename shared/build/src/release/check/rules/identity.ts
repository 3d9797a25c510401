import { coerce, lt } from 'semver';
import { containerName } from '../../../webpack/container-name';
import { type ChannelRule, configOf, named, type ReleaseRule } from '../facts';
import { error, type Finding, warning } from '../finding';

const VERSION = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;

/** Name, version and container are those of the release that they stand in. @param name what is released */
export const identityRules =
  (name: string): ReleaseRule =>
  ({ release }) => {
    const findings: Finding[] = [];
    if (release.name !== name)
      findings.push(
        error('wrong-name', {
          what: `The release of ${name} calls itself ${release.name}.`,
          where: 'release.json, name',
          fix: `Set the name in ${configOf(name)} to that of its folder and build again.`,
        }),
      );
    if (!VERSION.test(release.version))
      findings.push(
        error('malformed-version', {
          what: `"${release.version}" is no version.`,
          where: 'release.json, version',
          fix: 'Use semver, for example 1.2.0 or 1.2.0-abc123.',
        }),
      );
    const container = containerName(release.name, release.version);
    if (release.container !== container)
      findings.push(
        error('wrong-container', {
          what: `The entry sets the global ${release.container}; for this version it must be ${container}, or two releases cannot share a page.`,
          where: 'release.json, container',
          fix: 'Build with the factory of @poku/build/webpack, and do not copy a release under another version.',
        }),
      );
    return findings;
  };

/** No other remote sets the same global. */
export const containerRules: ChannelRule = ({ release }, { others }) =>
  others
    .filter((other) => other.container === release.container)
    .map((other) =>
      error('container-taken', {
        what: `${named(other)} sets the global ${release.container} too.`,
        where: 'release.json, container',
        fix: 'Rename the remote, or release under another version.',
      }),
    );

/** A step back to what members never had is rarely meant. */
export const orderRules: ChannelRule = ({ release }, { live, wasLive }) => {
  const [next, present] = [coerce(release.version), coerce(live?.version)];
  if (!live || wasLive || !next || !present || !lt(next, present)) return [];
  return [
    warning('older-than-live', {
      what: `${release.version} is older than ${live.version}, which is live, and was never live itself.`,
      where: 'release.json, version',
      fix: 'To go back, use rollback. Else raise the version in package.json.',
    }),
  ];
};
