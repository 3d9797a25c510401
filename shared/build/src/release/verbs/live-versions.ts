import type { RegistryDocument } from '../registry-document';
import { type ChangePart, changeParts } from '../change-parts';
import type { Change } from '../revision';

/** Which releases of one remote or unit a channel has. */
export interface LiveVersions {
  readonly live?: string;
  readonly previous?: string;
  readonly canary?: { readonly version: string; readonly share: number };
}

/** Which releases a channel has, by name: the shell, the embed, then the remotes. */
export const liveVersions = ({ shell, embed, remotes }: RegistryDocument): Record<string, LiveVersions> => ({
  ...(shell && { shell }),
  ...(embed && { embed }),
  ...Object.fromEntries(
    Object.entries(remotes).map(([name, { live, previous, canary }]) => [
      name,
      {
        ...(live && { live: live.version }),
        ...(previous && { previous: previous.version }),
        ...(canary && { canary: { version: canary.release.version, share: canary.share } }),
      },
    ]),
  ),
});

const percent = (share: number): string => `${Math.round(share * 1_000) / 10} %`;

const partText = ({ action, name, version, to, share }: ChangePart): string => {
  if (action === 'renew') return 'renew all signatures';
  const more = `${to === undefined ? '' : ` to ${to}`}${share === undefined ? '' : ` for ${percent(share)}`}`;
  return `${action} ${name} ${version}${more}`;
};

/** A change in words: `canary mfe-help 1.2.0 for 10 %`; of a set `together: promote mfe-a 2.0.0, promote shell 3.0.0`. */
export const changeText = (change: Change): string =>
  `${change.set ? 'together: ' : ''}${changeParts(change).map(partText).join(', ')}`;

export const liveTable = (versions: Readonly<Record<string, LiveVersions>>): string[][] =>
  Object.entries(versions).map(([name, { live, previous, canary }]) => [
    name,
    live ?? 'nothing live',
    canary ? `${canary.version} for ${percent(canary.share)}` : '',
    previous ?? '',
  ]);

export const LIVE_HEAD = ['name', 'live', 'canary', 'before it'] as const;
