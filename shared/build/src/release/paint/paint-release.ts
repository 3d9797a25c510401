import type { Release } from '@poku/contract';
import type { ShellRelease } from '../registry-document';
import type { Releases } from '../releases';
import { type PaintOutcome, runPaint } from './run';

/** What is painted by a release alone, of pages that have an address without parameters. */
const paintable = ({ routes }: Pick<Release, 'routes'>) => routes.filter(({ path }) => !path.includes(':'));

/**
 * Paints what a remote has live in a shell, or the shell's own pages. The files are verified by what their releases say of them.
 * @param version of the remote; none for the shell's own pages
 * @returns undefined when the shell or the remote is from before pages were painted
 * @throws Error when a script is not the one that was published, cannot be run, or does not end
 */
export const paintRelease = async (
  releases: Releases,
  shellVersion: string,
  name: string,
  version?: string,
): Promise<PaintOutcome | undefined> => {
  const shell = await releases.read<ShellRelease>('shell', shellVersion);
  if (!shell.server) return undefined;
  const shellCode = await releases.verifiedText('shell', shellVersion, shell.server);
  if (version === undefined) return runPaint(shellCode);
  const release = await releases.read(name, version);
  if (!release.server) return undefined;
  const code = await releases.verifiedText(name, version, release.server);
  return runPaint(shellCode, { remote: name, routes: paintable(release), code });
};
