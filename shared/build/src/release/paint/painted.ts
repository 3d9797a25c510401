import { changeParts } from '../change-parts';
import type { RegistryDocument } from '../registry-document';
import type { Change } from '../revision';
import type { PaintedPage } from './painted-page';

/** What a channel has painted, as an object of the store: pages by their address, widgets by `widgetKey`, in that order. */
export type PaintedPages = Readonly<Record<string, PaintedPage>>;

/** Key of painted pages by the SHA-256 of their text, hex. */
export const paintedKey = (digest: string): string => `painted/${digest}.json`;

/** Who the shell's own pages are painted for in `RegistryDocument.painted`. */
export const SHELL = 'shell';

/** Pages of a remote, or of the shell, as they are kept: the same pages are the same text. */
export const paintedText = (pages: PaintedPages): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(pages).sort(([left], [right]) => (left < right ? -1 : 1))),
  );

/** Whether a change may paint everything anew: it is about the shell, or a renewal. */
export const repaintsAll = (change: Change): boolean =>
  changeParts(change).some(({ action, name }) => action === 'renew' || name === SHELL);

/** What a change may paint anew: all of it, else what each remote has that it is about. */
export const repaintedBy = (change: Change, { remotes }: RegistryDocument): readonly string[] =>
  repaintsAll(change)
    ? [SHELL, ...Object.keys(remotes)]
    : // A canary leaves what is live.
      changeParts(change).flatMap(({ action, name }) =>
        name === 'embed' || action === 'canary' ? [] : [name],
      );
