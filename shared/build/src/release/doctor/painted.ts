import { foreignPaths } from '../paint/foreign-paths';
import { type PaintedPages, paintedKey } from '../paint/painted';
import { foreignIn } from '../paint/painted-document';
import type { RegistryDocument } from '../registry-document';
import { digestOf } from '../revision';
import type { ReleaseStore } from '../store';
import { damage, type Finding } from './finding';

const AGAIN = 'Renew the channel: that paints all pages anew.';

/** Looks at everything that a state has painted: that it is what its name says, and of addresses that its remote has. */
export const examinePainted = async (store: ReleaseStore, registry: RegistryDocument): Promise<Finding[]> => {
  const found = Object.entries(registry.painted ?? {}).map(async ([name, digest]): Promise<Finding[]> => {
    const key = paintedKey(digest);
    const text = (await store.objects.read(key))?.bytes.toString();
    if (text === undefined) return [damage(key, `What is painted of ${name} is not there.`, AGAIN)];
    if (digestOf(text) !== digest) return [damage(key, 'It has other bytes than its name says.', AGAIN)];
    const pages = JSON.parse(text) as PaintedPages;
    return [
      ...foreignPaths(registry, name, pages).map((path) => `It paints ${path}, which ${name} has not.`),
      ...Object.entries(pages).flatMap(([path, page]) => {
        const problem = foreignIn(page);
        return problem === undefined ? [] : [`It cannot be shown at ${path}: ${problem}.`];
      }),
    ].map((what) => damage(key, what, AGAIN));
  });
  return (await Promise.all(found)).flat();
};
