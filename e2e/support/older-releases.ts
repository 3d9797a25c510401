import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Release } from '@poku/contract';
import { JOURNEYS_HOME } from './addresses';
import { signAs } from './signing';

const ARCHIVE = new URL('../fixtures/releases-before/releases.json.br', import.meta.url);

/** Files of a release by name, and what `release.json` says. */
interface OlderRelease {
  readonly release: Pick<Release, 'name' | 'version'>;
  readonly files: Readonly<Record<string, string>>;
}

/** The releases of the fixture, one of each remote. */
const older: readonly OlderRelease[] = (
  JSON.parse(brotliDecompressSync(readFileSync(ARCHIVE)).toString()) as readonly OlderRelease['files'][]
).map((files) => ({ files, release: JSON.parse(files['release.json'] ?? '') as Release }));

/** Versions by remote. */
export type Versions = Readonly<Record<string, string>>;

/** The version of each remote in the fixture. */
export const OLDER: Versions = Object.fromEntries(
  older.map(({ release: { name, version } }) => [name, version]),
);

/** Puts the releases of the fixture into the store of the running site, as if they had been published there before. */
export const storeOlder = (): void => {
  for (const { release, files } of older) {
    const folder = `${JOURNEYS_HOME}/store/remotes/${release.name}/${release.version}`;
    mkdirSync(folder, { recursive: true });
    const description = files['release.json'] ?? '';
    const digest = createHash('sha256').update(description).digest('hex').slice(0, 16);
    const { signature } = signAs('release', description);
    writeFileSync(`${folder}/signature-${digest}.json`, JSON.stringify(signature));
    for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}`, text);
  }
};

/** What went wrong on a page that nothing may go wrong on. */
export interface Watched {
  /** Errors in the console, and answers of the site and the API that are none of success. */
  readonly errors: readonly string[];
  /** Releases of which the page has asked for files, `<remote> <version>`. */
  readonly releases: ReadonlySet<string>;
}

/** Watches a page from now on. */
export const watchReleases = (page: Page): Watched => {
  const errors: string[] = [];
  const releases = new Set<string>();
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    const [, remote, version] = /\/remotes\/([\w-]+)\/([^/]+)\//.exec(request.url()) ?? [];
    if (remote !== undefined) releases.add(`${remote} ${version ?? ''}`);
  });
  return { errors, releases };
};
