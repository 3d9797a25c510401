import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);

/** Path of the script of a till's page, which loads the others. */
export const tillScriptPath = '/till.js';
/** Path of the script of a page that says how a use stands. */
export const standingScriptPath = '/standing.js';

const own = [
  'till',
  'parts',
  'scanner',
  'offline',
  'offline-view',
  'tell-poku',
  'till-store',
  'till-token',
  'standing',
];

/** Files of the scripts that the page of a till loads, by path: the decoder only in a browser that has none itself. */
const files: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    own.map((name) => [`/${name}.js`, fileURLToPath(new URL(`./browser/${name}.js`, import.meta.url))]),
  ),
  '/zxing.js': require.resolve('@zxing/library/umd/index.min.js'),
};

/** Serves the scripts. */
export function serveScripts(app: FastifyInstance): void {
  for (const [path, file] of Object.entries(files))
    app.get(path, async (_request, reply) =>
      reply
        .headers({
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
          'cache-control': 'no-cache',
        })
        .type('text/javascript; charset=utf-8')
        .send(await readFile(file, 'utf8')),
    );
}
