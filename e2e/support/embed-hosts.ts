import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { JOURNEYS_HOME, SITE_URL } from './addresses';
import { strictPolicy } from './embed-policy';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = join(ROOT, 'e2e/hosts');
const BUNDLES = join(JOURNEYS_HOME, 'hosts');
/** Port of the partners' own pages: apart from the sites of all stacks. */
const PORT = Number(new URL(SITE_URL).port) + 5;

/** A page of a partner, or of somebody whom Poku does not know. */
export const hostPage = (page: string, origin = 'nusapoin'): string =>
  `http://${origin}.localhost:${PORT}/${page}`;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

const build = (): void => {
  if (existsSync(join(BUNDLES, 'federation.js'))) return;
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/webpack/embed-hosts.ts', SITE_URL, BUNDLES], {
    cwd: ROOT,
    env: { ...process.env, TSX_TSCONFIG_PATH: `${ROOT}tsconfig.base.json` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

const pageText = (name: string): string => {
  const isBundled = name === 'react18' || name === 'federation';
  const text = readFileSync(join(PAGES, isBundled ? 'bundled.html' : `${name}.html`), 'utf8');
  return text.replaceAll('{{site}}', SITE_URL).replaceAll('{{bundle}}', name);
};

/**
 * Serves `e2e/hosts`: pages by their name (`?csp=strict` with the policy of docs/embed.md, `?partner=` for another partner), and
 * the bundles of the two applications, built once.
 */
export const startHosts = (): Promise<Server> => {
  build();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', SITE_URL);
    const name = pathname.slice(1);
    if (/^[\w.-]+\.(?:js|css)$/.test(name)) {
      const file = [PAGES, BUNDLES].map((folder) => join(folder, name)).find(existsSync);
      if (!file) return response.writeHead(404).end();
      response.writeHead(200, { 'content-type': TYPES[extname(name)] });
      return createReadStream(file).pipe(response);
    }
    if (!/^[\w-]+$/.test(name)) return response.writeHead(404).end();
    const policy = searchParams.get('csp') === 'strict' ? strictPolicy(SITE_URL) : '';
    response.writeHead(200, {
      'content-type': TYPES['.html'],
      ...(policy && { 'content-security-policy': policy }),
    });
    const partner = searchParams.get('partner') ?? 'nusapoin';
    return response.end(pageText(name).replaceAll('partner="nusapoin"', `partner="${partner}"`));
  });
  return new Promise((resolve) => server.listen(PORT, '127.0.0.1', () => resolve(server)));
};
