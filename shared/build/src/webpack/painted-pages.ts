import { existsSync, readFileSync } from 'node:fs';
import { type RemoteDefinition, widgetKey } from '@poku/contract';
import { ROOT } from '@poku/tooling';

/** Ends of the names of what may stand beside a page for whoever paints it, and is never loaded by a browser. */
const BESIDE = ['placeholder.tsx', 'head.ts'];

/** Pages that have an address, each once. */
const paintedPages = ({ routes }: Pick<RemoteDefinition, 'routes'>): string[] => [
  ...new Set(routes.map(({ page }) => page)),
];

/** A page's object names its loader. */
const LOADER = /^export const page\b[^;]*?\bloader\b/m;

/** Whether a page waits for who is here, or for data. @param file its source */
const waits = ({ routes }: Pick<RemoteDefinition, 'routes'>, page: string, file: string): boolean =>
  routes.some((route) => route.page === page && route.access === 'member') ||
  (existsSync(file) && LOADER.test(readFileSync(file, 'utf8')));

/** What of the remote's widgets something stands for, by `widgetKey`. */
const paintedWidgets = ({ slots }: Pick<RemoteDefinition, 'slots'>, folder: string): string[] =>
  [...new Set(slots.map(({ widget }) => widget))].flatMap((widget, index) => {
    const file = `./src/widgets/${widget}/${widget}.placeholder.tsx`;
    if (!existsSync(`${folder}/${file}`)) return [];
    return [
      `import * as widget${index} from ${JSON.stringify(file)};`,
      `export { widget${index} as ${JSON.stringify(widgetKey(widget))} };`,
    ];
  });

/**
 * Text of a module that gives the painted pages of a remote by their keys, each with what stands beside it, and what stands for its widgets.
 * @param folder absolute, of the remote. Default its own in the repository
 * @throws Error that names the page that waits for its member, or for data, and has nothing that is painted by then
 */
export const paintedPagesModule = (remote: RemoteDefinition, folder = `${ROOT}${remote.name}`): string =>
  [
    ...paintedPages(remote).flatMap((page, index) => {
      const own = `./src/pages/${page}/${page}`;
      const beside = BESIDE.filter((end) => existsSync(`${folder}/${own}.${end}`));
      if (!existsSync(`${folder}/${own}.placeholder.tsx`) && waits(remote, page, `${folder}/${own}.page.tsx`))
        throw new Error(
          `${remote.name}/src/pages/${page}/${page}.page.tsx waits for its member or its data, and nothing is painted by then: export a Placeholder in the shape of what comes from ${page}.placeholder.tsx beside it.`,
        );
      return [
        `import { page as page${index} } from ${JSON.stringify(`${own}.page.tsx`)};`,
        ...beside.map(
          (end, at) => `import * as beside${index}_${at} from ${JSON.stringify(`${own}.${end}`)};`,
        ),
        `const painted${index} = { page: page${index}${beside.map((_, at) => `, ...beside${index}_${at}`).join('')} };`,
        `export { painted${index} as ${JSON.stringify(page)} };`,
      ];
    }),
    ...paintedWidgets(remote, folder),
  ].join('\n');
