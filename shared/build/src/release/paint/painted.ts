import type { RegistryDocument } from '../registry-document';
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

/** What a change may paint anew: all of it when it is about the shell or a renewal, else what the one remote has. */
export const repaintedBy = (
  { action, name }: { readonly action: string; readonly name: string },
  { remotes }: RegistryDocument,
): readonly string[] => {
  if (action === 'renew' || name === SHELL) return [SHELL, ...Object.keys(remotes)];
  // A canary leaves what is live.
  return name === 'embed' || action === 'canary' ? [] : [name];
};
