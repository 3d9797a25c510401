import { existsSync, readFileSync } from 'node:fs';
import type { RemoteDefinition } from '@poku/contract';
import { ROOT } from '@poku/tooling';

/** What may stand beside a page for whoever paints it, and is never loaded by a browser: the end of the file's name, and what it exports. */
const BESIDE = [
  ['placeholder.tsx', 'Placeholder'],
  ['head.ts', 'description'],
] as const;

/** Pages of addresses without parameters, each once: others are painted for nobody in particular. */
const paintedPages = ({ routes }: Pick<RemoteDefinition, 'routes'>): string[] => [
  ...new Set(routes.filter(({ path }) => !path.includes(':')).map(({ page }) => page)),
];

/** A page's object names its loader. */
const LOADER = /^export const page\b[^;]*?\bloader\b/m;

/** Whether a page waits for who is here, or for data. @param file its source */
const waits = ({ routes }: Pick<RemoteDefinition, 'routes'>, page: string, file: string): boolean =>
  routes.some((route) => route.page === page && route.access === 'member') ||
  (existsSync(file) && LOADER.test(readFileSync(file, 'utf8')));

/**
 * Text of a module that gives the painted pages of a remote by their keys, each with what stands beside it.
 * @param folder absolute, of the remote. Default its own in the repository
 * @throws Error that names the page that waits for its member, or for data, and has nothing that is painted by then
 */
export const paintedPagesModule = (remote: RemoteDefinition, folder = `${ROOT}${remote.name}`): string =>
  paintedPages(remote)
    .flatMap((page, index) => {
      const own = `./src/pages/${page}/${page}`;
      const beside = BESIDE.filter(([end]) => existsSync(`${folder}/${own}.${end}`));
      if (!existsSync(`${folder}/${own}.placeholder.tsx`) && waits(remote, page, `${folder}/${own}.page.tsx`))
        throw new Error(
          `${remote.name}/src/pages/${page}/${page}.page.tsx waits for its member or its data, and nothing is painted by then: export a Placeholder in the shape of what comes from ${page}.placeholder.tsx beside it.`,
        );
      return [
        `import { page as page${index} } from ${JSON.stringify(`${own}.page.tsx`)};`,
        ...beside.map(
          ([end, name]) => `import { ${name} as ${name}${index} } from ${JSON.stringify(`${own}.${end}`)};`,
        ),
        `const painted${index} = { ${['page', ...beside.map(([, name]) => name)].map((name) => `${name}: ${name}${index}`).join(', ')} };`,
        `export { painted${index} as ${JSON.stringify(page)} };`,
      ];
    })
    .join('\n');
