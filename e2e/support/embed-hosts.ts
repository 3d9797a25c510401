import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockFile } from '@poku/process-lock';
import { SITE_URL, stackSettings } from './addresses';
import { strictPolicy } from './embed-policy';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = join(ROOT, 'e2e/hosts');
/** Stands in pages and bundles for the address of the site. */
const SITE = '{{site}}';
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

/** Pages of applications, which are bundled. */
const BUNDLED: ReadonlySet<string> = new Set([
  'react18',
  'federation',
  'package-react18',
  'package-react19',
  'package-vue',
]);

/** Files that the bundles are made of; the packages stand in the lock file. */
const SOURCES = [
  'e2e/hosts/react18',
  'e2e/hosts/federation',
  'e2e/hosts/react-package',
  'e2e/hosts/vue-package',
  'shared/embed/src',
  'e2e/hosts/host-config.ts',
  'shared/build/src/webpack/common.ts',
  'package-lock.json',
];

/** Folder of the bundles of these very sources: all stacks share one. */
const bundlesFolder = (): string => {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(ROOT, source);
    const files = statSync(path).isFile() ? [path] : readdirSync(path).map((name) => join(path, name));
    for (const file of files.sort()) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return join(stackSettings(0).POKU_BUILDS, `hosts-${hash.digest('hex').slice(0, 16)}`);
};

/**
 * Builds the applications, unless somebody has; who builds them just now is waited for. The address of the site is put in when
 * they are served.
 * @returns their folder
 */
const build = async (): Promise<string> => {
  const folder = bundlesFolder();
  const giveLockBack = await lockFile(`${folder}.lock`);
  try {
    if (existsSync(folder)) return folder;
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    execFileSync(process.execPath, ['--import', 'tsx', 'e2e/hosts/build.ts', SITE, unfinished], {
      cwd: ROOT,
      env: { ...process.env, TSX_TSCONFIG_PATH: `${ROOT}tsconfig.base.json` },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    renameSync(unfinished, folder);
    return folder;
  } finally {
    giveLockBack();
  }
};

/** Pages that a journey has made, by their names. */
const made = new Map<string, string>();

/** Has the partners' site serve a page of a journey's own. @returns its address */
export const madePage = (name: string, html: string): string => {
  made.set(name, html);
  return hostPage(name);
};

const pageText = (name: string): string => {
  const own = made.get(name);
  if (own !== undefined) return own;
  const text = readFileSync(join(PAGES, BUNDLED.has(name) ? 'bundled.html' : `${name}.html`), 'utf8');
  return text.replaceAll(SITE, SITE_URL).replaceAll('{{bundle}}', name);
};

/**
 * Serves `e2e/hosts`: pages by their name (`?csp=strict` with the policy of docs/embed.md, `?partner=` for another partner), and
 * the bundles of the applications, whose own scripts the policy allows then.
 */
export const startHosts = async (): Promise<Server> => {
  const bundles = await build();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', SITE_URL);
    const name = pathname.slice(1);
    if (/^[\w.-]+\.(?:js|css)$/.test(name)) {
      const file = [PAGES, bundles].map((folder) => join(folder, name)).find(existsSync);
      if (!file) return response.writeHead(404).end();
      response.writeHead(200, { 'content-type': TYPES[extname(name)] });
      return response.end(readFileSync(file, 'utf8').replaceAll(SITE, SITE_URL));
    }
    if (!/^[\w-]+$/.test(name)) return response.writeHead(404).end();
    const strict = strictPolicy(SITE_URL);
    const policy =
      searchParams.get('csp') !== 'strict'
        ? ''
        : BUNDLED.has(name)
          ? strict.replace('script-src', "script-src 'self'")
          : strict;
    response.writeHead(200, {
      'content-type': TYPES['.html'],
      ...(policy && { 'content-security-policy': policy }),
    });
    const partner = searchParams.get('partner') ?? 'nusapoin';
    return response.end(pageText(name).replaceAll('partner="nusapoin"', `partner="${partner}"`));
  });
  return new Promise((resolve) => server.listen(PORT, '127.0.0.1', () => resolve(server)));
};
