import { widgetKey } from '@poku/contract/painted';
import type { RegistryDocument } from '../registry-document';
import { type PaintedPages, SHELL } from './painted';

/** Addresses, and keys of widgets, that somebody painted and has not: their remote does not claim them, or, of the shell's, one does. */
export const foreignPaths = ({ remotes }: RegistryDocument, name: string, pages: PaintedPages): string[] => {
  const claims = (of: string) => remotes[of]?.live?.routes.map(({ path }) => path) ?? [];
  const widgets = remotes[name]?.live?.slots.map(({ widget }) => widgetKey(widget)) ?? [];
  const others = new Set(Object.keys(remotes).flatMap(claims));
  return Object.keys(pages).filter((path) =>
    name === SHELL ? others.has(path) : ![...claims(name), ...widgets].includes(path),
  );
};
