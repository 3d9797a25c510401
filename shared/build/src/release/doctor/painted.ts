import { type PaintedPages, paintedKey, SHELL } from '../paint/painted';
import type { RegistryDocument } from '../registry-document';
import { digestOf } from '../revision';
import type { ReleaseStore } from '../store';
import { damage, type Finding } from './finding';

const AGAIN = 'Renew the channel: that paints all pages anew.';

/** Addresses that somebody painted and has not: their remote does not claim them, or another one does. */
const foreignPaths = ({ remotes }: RegistryDocument, name: string, pages: PaintedPages): string[] => {
  const claims = (of: string) => remotes[of]?.live?.routes.map(({ path }) => path) ?? [];
  const others = new Set(Object.keys(remotes).flatMap(claims));
  return Object.keys(pages).filter((path) =>
    name === SHELL ? others.has(path) : !claims(name).includes(path),
  );
};

/** Looks at everything that a state has painted: that it is what its name says, and of addresses that its remote has. */
export const examinePainted = async (store: ReleaseStore, registry: RegistryDocument): Promise<Finding[]> => {
  const found = Object.entries(registry.painted ?? {}).map(async ([name, digest]): Promise<Finding[]> => {
    const key = paintedKey(digest);
    const text = (await store.objects.read(key))?.bytes.toString();
    if (text === undefined) return [damage(key, `What is painted of ${name} is not there.`, AGAIN)];
    if (digestOf(text) !== digest) return [damage(key, 'It has other bytes than its name says.', AGAIN)];
    return foreignPaths(registry, name, JSON.parse(text) as PaintedPages).map((path) =>
      damage(key, `It paints ${path}, which ${name} has not.`, AGAIN),
    );
  });
  return (await Promise.all(found)).flat();
};
