import type { ChannelEntry } from '@poku/contract';
import { shapeOf } from './check/rules/paths';
import type { RegistryDocument } from './registry-document';

const pathsOf = ({ live, canary }: ChannelEntry = {}): string[] =>
  [live, canary?.release].flatMap((release) => release?.routes.map(({ path }) => path) ?? []);

/** A path that a change gave to a remote while another one has it. What both had before is no doing of the change. */
export const stolenPath = (
  before: RegistryDocument,
  { remotes }: RegistryDocument,
  name: string,
): { readonly path: string; readonly owner: string } | undefined => {
  const had = new Set(pathsOf(before.remotes[name]).map(shapeOf));
  const owners = new Map(
    Object.entries(remotes)
      .filter(([other]) => other !== name)
      .flatMap(([other, entry]) => pathsOf(entry).map((path) => [shapeOf(path), other] as const)),
  );
  for (const path of pathsOf(remotes[name])) {
    const owner = owners.get(shapeOf(path));
    if (owner !== undefined && !had.has(shapeOf(path))) return { path, owner };
  }
  return undefined;
};
