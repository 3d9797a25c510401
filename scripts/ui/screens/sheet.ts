import { readdir, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';

/** A picture of a screen, as `takeScreens` stores it. */
interface Shot {
  readonly screen: string;
  /** Theme and width. */
  readonly look: string;
  /** Name of the folder. */
  readonly of: string;
  /** Where it is, seen from the sheet. */
  readonly path: string;
}

/** By theme and width; of these the folders in the order in which they were given. */
const inOrder = (a: Shot, b: Shot): number => a.look.localeCompare(b.look, 'en', { numeric: true });

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const shotsIn = async (folder: string, into: string): Promise<readonly Shot[]> =>
  (await readdir(folder, { recursive: true })).flatMap((name) => {
    const [theme, size, file, ...more] = name.split(sep);
    if (theme === undefined || size === undefined || !file?.endsWith('.png') || more.length > 0) return [];
    const path = relative(into, join(folder, name)).split(sep).map(encodeURIComponent).join('/');
    return [{ screen: basename(file, '.png'), look: `${theme} ${size}`, of: basename(folder), path }];
  });

const figure = ({ look, of, path }: Shot): string =>
  `<figure><a href="${path}"><img src="${path}" alt="" loading="lazy" height="480"></a><figcaption>${escaped(`${look} ${of}`)}</figcaption></figure>`;

const STYLE = `body { margin: 0 24px; font: 15px/1.5 system-ui, sans-serif; }
section { padding: 16px 0; border-bottom: 1px solid #ccc; }
div { display: flex; gap: 16px; overflow-x: auto; }
figure { flex: none; margin: 0; }
img { border: 1px solid #ccc; object-fit: cover; object-position: top; max-width: 768px; }`;

/**
 * Writes one page with every screen of some folders of `takeScreens`, all pictures of a screen in one row.
 * @param folders for example of before and of after, or light and dark; each is named by its last part
 * @param into folder of the page, `index.html`; it has to be there
 * @returns how many screens there are
 * @throws Error when there are no pictures
 */
export const writeSheet = async (folders: readonly string[], into: string): Promise<number> => {
  const shots = (await Promise.all(folders.map((folder) => shotsIn(folder, into)))).flat();
  const screens = [...new Set(shots.map(({ screen }) => screen))].sort();
  if (screens.length === 0) throw new Error(`There are no pictures in ${folders.join(', ')}.`);
  const sections = screens.map((screen) => {
    const own = shots.filter((shot) => shot.screen === screen).toSorted(inOrder);
    return `<section id="${escaped(screen)}"><h2>${escaped(screen)}</h2><div>${own.map(figure).join('')}</div></section>`;
  });
  await writeFile(
    join(into, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style><body>${sections.join('\n')}</body></html>\n`,
  );
  return screens.length;
};
