import type { ShellRelease } from '../registry-document';
import type { Releases } from '../releases';
import { paintOnce } from './paint-once';
import { type PaintOutcome, runPaint } from './run';

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
  if (version === undefined) return paintOnce([shell.server.integrity], () => runPaint(shellCode));
  const release = await releases.read(name, version);
  if (!release.server) return undefined;
  const code = await releases.verifiedText(name, version, release.server);
  const { routes, slots } = release;
  return paintOnce([shell.server.integrity, release.server.integrity, name, routes, slots], () =>
    runPaint(shellCode, { remote: name, routes, slots, code }),
  );
};
