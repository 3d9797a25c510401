import type { ChannelRule } from '../facts';
import { error, type Finding } from '../finding';

/** How many lines of one kind are told; the rest is counted. */
const MOST = 10;
const REPORT = 'shared/report/types.txt';

const told = (
  code: string,
  lines: readonly string[],
  what: (line: string) => string,
  fix: string,
): Finding[] => {
  const some = lines
    .slice(0, MOST)
    .map((line) => error(code, { what: what(line), where: `${REPORT}, ${line}`, fix }));
  if (lines.length <= MOST) return some;
  const rest = `${lines.length - MOST} more lines of the report are of the same kind.`;
  return [...some, error(code, { what: rest, where: REPORT, fix })];
};

/** A digest as the report makes it: direction, whether it may be missing, hash. */
const partsOf = (digest: string) => ({
  isGivenByRemote: !digest.startsWith('>'),
  isOnlyGivenByRemote: digest.startsWith('<'),
  isOptional: digest[1] === '?',
  hash: digest.replace(/^[<>=]\??/, ''),
});

/** What stands before the first of these names the type that a line is about. */
const typeOf = (line: string): string => line.split(/[.(|]/)[0] ?? line;

/** The function whose parameter or result a line is; undefined for any other line. */
const functionOf = (line: string): string | undefined => /^(.*)\(\d*\)/.exec(line)?.[1];

/** What the remote receives may grow and what it must give may shrink: such a line may go. */
const mayGo = (line: string, digest: string): boolean => {
  const { isGivenByRemote, isOnlyGivenByRemote, isOptional } = partsOf(digest);
  if (line.includes('|')) return !isGivenByRemote;
  return isOnlyGivenByRemote && !isOptional;
};

const isChanged = (built: string, given: string): boolean => {
  const [before, now] = [partsOf(built), partsOf(given)];
  if (before.hash !== now.hash) return true;
  if (before.isOptional === now.isOptional) return false;
  // What the remote received is not always there now, or what it could leave out must be given now.
  return now.isOptional ? !before.isOnlyGivenByRemote : before.isGivenByRemote;
};

/**
 * The types that the release was built against are those of the live shell, as far as it can reach them. What the shell has
 * beside them does not count, so a type that grew stops nobody (decision 018).
 */
export const typeRules: ChannelRule = ({ release }, { shell }) => {
  const [built, given] = [release.types, shell?.types];
  if (!built || !given) return [];
  const lines = Object.entries(built);
  const reached = new Set(lines.map(([line]) => typeOf(line)));
  const called = new Set(lines.map(([line]) => functionOf(line)));
  // What it does not know it does not call, so a new function wants nothing of it.
  const isCalled = (line: string): boolean => called.has(functionOf(line)) || functionOf(line) === undefined;
  return [
    ...told(
      'type-gone',
      lines.flatMap(([line, digest]) => (given[line] === undefined && !mayGo(line, digest) ? [line] : [])),
      (line) => `It was built with ${line}, which the live shell has not.`,
      'Promote a shell that has it first, or build again with the packages of the shell.',
    ),
    ...told(
      'type-changed',
      lines.flatMap(([line, digest]) => {
        const now = given[line];
        return now !== undefined && isChanged(digest, now) ? [line] : [];
      }),
      (line) => `${line} has another type in the live shell than the one that it was built with.`,
      'Build again with the packages of the shell, or promote the shell that belongs to yours first.',
    ),
    ...told(
      'type-needs-more',
      Object.entries(given).flatMap(([line, digest]) => {
        const { isOnlyGivenByRemote, isOptional } = partsOf(digest);
        const isAsked = isOnlyGivenByRemote && !isOptional && built[line] === undefined;
        return isAsked && reached.has(typeOf(line)) && isCalled(line) ? [line] : [];
      }),
      (line) => `The live shell asks for ${line}, which the release does not give.`,
      'Build again with the packages of the shell and give it.',
    ),
  ];
};
