import type { ObjectStore } from '../objects/object-store';
import type { RegistryDocument } from '../registry-document';
import type { Releases } from '../releases';
import { type Change, digestOf } from '../revision';
import { paintedKey, paintedText, repaintedBy, SHELL } from './painted';
import { paintRelease } from './paint-release';

/** Digest of what is painted, by remote, and by `shell` for the shell's own pages. */
type Painted = Readonly<Record<string, string>>;

/**
 * Paints what a change of a channel makes new, and keeps it. Nothing leads to it before the state is signed and live. Pages that cannot
 * be painted are left out: whether a release may go live with such ones is for the gate.
 * @returns says what is painted in the state that the change makes. A change that another one overtook asks again, and nothing is
 * painted twice
 */
export const createPainter = (objects: ObjectStore, releases: Releases) => {
  const known = new Map<string, Promise<string | undefined>>();

  const paint = async (shell: string, name: string, version?: string): Promise<string | undefined> => {
    const outcome = await paintRelease(releases, shell, name, version);
    if (!outcome || Object.keys(outcome.pages).length === 0) return undefined;
    const text = paintedText(outcome.pages);
    const digest = digestOf(text);
    await objects.write(paintedKey(digest), text);
    return digest;
  };
  const paintOnce = (shell: string, name: string, version?: string): Promise<string | undefined> => {
    const key = [shell, name, version].join(' ');
    const digest = known.get(key) ?? paint(shell, name, version);
    known.set(key, digest);
    return digest;
  };

  return async (change: Change, next: RegistryDocument): Promise<Painted> => {
    const painted = { ...next.painted };
    const shell = next.shell?.live;
    for (const name of repaintedBy(change, next)) {
      delete painted[name];
      const version = next.remotes[name]?.live?.version;
      if (shell === undefined || (version === undefined && name !== SHELL)) continue;
      const digest = await paintOnce(shell, name, version);
      if (digest !== undefined) painted[name] = digest;
    }
    return painted;
  };
};
