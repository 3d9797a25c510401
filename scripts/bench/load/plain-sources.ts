import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RemoteDefinition } from '@poku/contract';
import { ROOT } from '@poku/tooling';
import type { PlainVariant } from './variants';

const { resolve } = createRequire(join(ROOT, 'shell/package.json'));

const moduleOf = (remote: string, kind: 'pages' | 'widgets', key: string): string => {
  const chunk = `${remote}-${kind}-${key}`;
  const file = join(ROOT, remote, 'src', kind, key, `${key}.${kind === 'pages' ? 'page' : 'widget'}.tsx`);
  return `  '${remote}/${kind}/${key}': () => import(/* webpackChunkName: "${chunk}" */ '${file}'),`;
};

/** The entry: the same shell, with every page and widget as a route chunk of one bundle instead of a remote's. */
const entryText = (remotes: readonly RemoteDefinition[]): string => {
  const modules = remotes.flatMap(({ name, routes, slots }) => [
    ...routes.map(({ page }) => moduleOf(name, 'pages', page)),
    ...slots.map(({ widget }) => moduleOf(name, 'widgets', widget)),
  ]);
  return `import { installScriptPolicy, runningFolder } from '${ROOT}shell/src/remotes/script-policy';
import { startShell } from '${ROOT}shell/src/start';

const modules = {
${modules.join('\n')}
};
void startShell(installScriptPolicy(runningFolder()), () => ({
  load: (release, expose) => modules[\`\${release.container}/\${expose}\`](),
  forget: () => undefined,
}));
`;
};

/**
 * Verifies what a page has of a remote as the shell does, but for where its files lie: here all lie with the bundle. It takes the place
 * of the shell's own.
 */
const verifyEntryText = `import { verifyText } from '${ROOT}shared/platform/src/release/verify-text.ts';

export const verifyEntry = (signed, entry, options) => verifyText(signed, { ...options, kind: 'entry' });
`;

/** In the page of this channel nothing is rendered before the chunk and the data of the route are there. */
const AWAITING: PlainVariant = 'awaiting';

/** Takes the place of how the shell makes its router and its root. */
const awaitRouteText = (): string => `import { createRoot as create } from '${resolve('react-dom/client')}';
import { createApp as make } from '${ROOT}shell/src/create-app.ts';

const isAwaiting = () => document.getElementById('poku-registry').textContent.includes('"channel":"${AWAITING}"');
let ready = Promise.resolve();
const settled = (router) =>
  new Promise((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });

export const createApp = async (...parts) => {
  const app = await make(...parts);
  if (isAwaiting()) ready = settled(app.router);
  return app;
};
export const createRoot = (element, options) => {
  const root = create(element, options);
  return isAwaiting() ? { render: (content) => void ready.then(() => root.render(content)) } : root;
};
`;

/** The bundle as it is without the platform: nothing is fetched before somebody opens it. */
const PLAIN: PlainVariant = 'plain';

/** Takes the place of what fetches the next page ahead. */
const aheadText = `import { startAhead as start } from '${ROOT}shell/src/ahead/start-ahead.ts';

const isPlain = () => document.getElementById('poku-registry').textContent.includes('"channel":"${PLAIN}"');

export const startAhead = (app) => (isPlain() ? () => undefined : start(app));
`;

/**
 * Writes what the plain bundle has beside the sources of the shell and the remotes.
 * @returns its entry, and what takes the place of modules of the shell, by how the shell asks for them
 */
export const writePlainSources = async (folder: string, remotes: readonly RemoteDefinition[]) => {
  await mkdir(folder, { recursive: true });
  const write = async (name: string, text: string): Promise<string> => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  const awaitRoute = await write('await-route.js', awaitRouteText());
  return {
    entry: await write('main.ts', entryText(remotes)),
    replaced: [
      [/^\.\/verify-entry$/, await write('verify-entry.js', verifyEntryText)],
      [/^\.\.\/ahead\/start-ahead$/, await write('start-ahead.js', aheadText)],
      [/^\.\/create-app$/, awaitRoute],
      [/^react-dom\/client$/, awaitRoute],
    ] as const,
  };
};
