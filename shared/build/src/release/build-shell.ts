import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@poku/contract';
import { OPEN_LINKS_SLOT, OPEN_PAYMENTS_SLOT, RUNNING_CODES_SLOT } from '@poku/domain/brand';
import { ROOT } from '@poku/tooling';
import {
  FIRST_POINTS_SLOT,
  HOME_SLOT,
  NOTICE_SLOT,
  PARTNER_HOME_SLOT,
  WELCOME_SLOT,
} from '../../../../shell/src/routes/own-paths';
import { sharedVersions } from '../webpack/share-map';
import { shellServerConfig } from '../webpack/server-config';
import { earlyConfig, workerConfig } from '../webpack/shell-config';
import { unitConfig } from '../webpack/unit-config';
import { buildOnce, type BuildPlan, type Built, type BuildWork } from './build-once';
import { buildServer } from './build-server';
import { compile } from '../webpack/compile';
import { describeFiles } from './files';
import { rootPublicKey } from './keys/key-home';
import { partsOf } from './parts';
import type { ShellRelease } from './registry-document';
import { givenTypes } from './report/used-types';
import { givenNames, type SharedNames } from './shared-names';

const TEMPLATE = 'shell/src/index.html';
const MANIFEST = 'shell/src/manifest.webmanifest';

/** Builds the service worker, which names every script of the release, and puts it beside them. @returns the release's version */
const addWorker = async ({ folder, noVersion, trace, version }: BuildWork): Promise<string> => {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js')).sort();
  const apart = `${folder}-worker`;
  const addresses = scripts.map((name) => `/shell/${noVersion}/${name}`);
  let settled = noVersion;
  const config = trace.of(workerConfig(addresses, apart), async () => {
    // Nothing is read after it.
    settled = await version();
    return [[noVersion, settled]];
  });
  await compile(config);
  await rename(join(apart, 'sw.js'), join(folder, 'sw.js'));
  await rm(apart, { recursive: true });
  return settled;
};

/** What every release of the shell says of itself. */
const factsOf = async () => ({
  contractVersion: CONTRACT_VERSION,
  shared: sharedVersions(),
  offers: [
    HOME_SLOT,
    PARTNER_HOME_SLOT,
    WELCOME_SLOT,
    NOTICE_SLOT,
    FIRST_POINTS_SLOT,
    OPEN_PAYMENTS_SLOT,
    RUNNING_CODES_SLOT,
    OPEN_LINKS_SLOT,
  ],
  types: await givenTypes(),
  manifest: await readFile(join(ROOT, MANIFEST), 'utf8'),
});

/** How the shell is built: its scripts, the service worker, the web app manifest, the inline script that starts the early fetches,
 * and the page template that the registry is put into. */
export const shellPlan = async (): Promise<BuildPlan<ShellRelease>> => {
  const facts = await factsOf();
  return {
    name: 'shell',
    workspace: 'shell',
    settings: {
      files: [
        'shared/build/src/webpack/shell-config.ts',
        'shared/build/src/webpack/server-config.ts',
        'shared/build/src/webpack/router/lean-router.mjs',
        'shell/webpack.config.ts',
        TEMPLATE,
        MANIFEST,
      ],
      facts: { ...facts, rootKey: await rootPublicKey() },
    },
    make: async (work) => {
      const { folder, trace } = work;
      const early = `${folder}-early`;
      await compile(trace.of(earlyConfig(early)));
      const addServer = await buildServer(work, shellServerConfig);
      let gives: SharedNames = {};
      let parts: Record<string, number> = {};
      const config = trace.of(await unitConfig('shell', { outputPath: folder }));
      const stats = await compile(config, (compilation) => {
        gives = givenNames(compilation);
        parts = partsOf(compilation);
      });
      const entry = stats.entrypoints?.['shell']?.assets
        ?.map(({ name }) => name)
        .find((name) => name.endsWith('.js'));
      if (!entry) throw new Error('shell: the build made no entry.');
      const version = await addWorker(work);
      const earlyScript = (await readFile(join(early, 'early.js'), 'utf8')).trim();
      await rm(early, { recursive: true });
      const files = await describeFiles(folder);
      return {
        version,
        entry,
        files,
        server: await addServer(),
        earlyScript,
        template: await readFile(join(ROOT, TEMPLATE), 'utf8'),
        ...facts,
        gives,
        parts,
      };
    },
  };
};

/** Builds the shell, unless a build of the same sources is there. @throws Error when webpack reports anything */
export const buildShell = async (): Promise<Built<ShellRelease>> => buildOnce(await shellPlan());
