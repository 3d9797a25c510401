import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Release, RemoteDefinition } from '@poku/contract';
import { renamed } from '../../dev/renamed';
import { containerName } from '../../webpack/container-name';
import { remoteServerConfig } from '../../webpack/server-config';
import type { Built } from '../build-once';
import { claimsOf } from '../build-remote';
import { buildServer } from '../build-server';
import { error, type Finding } from '../check/finding';
import { describeFiles } from '../files';
import { buildFolder } from '../home';
import { lockedEntries, presentLock } from '../inputs/lock';
import { originOf } from '../inputs/origin';
import { sha256 } from '../inputs/sources';
import { Trace } from '../inputs/trace';
import { isMissing } from '../json-file';
import { packageVersion, remoteDefinition } from '../remotes';
import { usedTypes } from '../report/used-types';
import { keepSourceMaps } from '../source-maps';
import { reasonOf } from '../thrown';
import { chunksOf, type ContainerFacts, containerFacts } from './container';
import { type ForeignFiles, readForeign } from './folder';
import { type Manifest, readManifest } from './manifest';
import {
  changedSourceFindings,
  mappedParts,
  type MappedSources,
  mappedSources,
  placesOf,
} from './mapped-sources';
import { namesUsed } from './used-names';

const FINGERPRINT_CHARS = 10;

type Refused = { readonly findings: readonly Finding[] };

/** A build of another bundler, read. */
interface Foreign extends Pick<Manifest, 'entry' | 'container'> {
  readonly files: ForeignFiles;
  readonly facts: ContainerFacts;
  readonly sources: MappedSources;
}

const noFolder = async (folder: string): Promise<Finding | undefined> => {
  const found = await stat(folder).catch((failure: unknown) => {
    if (isMissing(failure)) return undefined;
    throw failure;
  });
  if (found?.isDirectory()) return undefined;
  return error('missing-folder', {
    what: `There is no folder ${folder}.`,
    where: '--from',
    fix: 'Name the folder that your bundler writes to.',
  });
};

const readBuild = async (remote: RemoteDefinition, folder: string): Promise<Foreign | Refused> => {
  const missing = await noFolder(folder);
  if (missing) return { findings: [missing] };
  const said = await readManifest(folder, remote);
  if ('findings' in said) return said;
  const { entry, container } = said.manifest;
  const read = await readForeign(folder, said.manifest);
  if ('findings' in read) return read;
  const sources = mappedSources(read.files.maps, remote.name);
  const findings = await changedSourceFindings(sources);
  if (findings.length > 0) return { findings };
  try {
    return {
      entry,
      container,
      files: read.files,
      sources,
      facts: containerFacts(entry, read.files.scripts.get(entry) ?? ''),
    };
  } catch (failure) {
    return {
      findings: [
        error('entry-no-script', {
          what: reasonOf(failure),
          where: entry,
          fix: 'Let the bundler write scripts, and no modules: the shell runs an entry as a script, with its hash.',
        }),
      ],
    };
  }
};

/** What a version of another bundler's build is made of: its bytes, the code that paints its pages, and its claims. */
const versionOf = async (remote: RemoteDefinition, { files }: Foreign, painter: string): Promise<string> => {
  const scripts = [...files.scripts].map(([name, text]) => [name, sha256(text)]);
  const facts = JSON.stringify([claimsOf(remote), scripts, painter]);
  return `${await packageVersion(remote.name)}-${sha256(facts).slice(0, FINGERPRINT_CHARS)}`;
};

/** Files of the chunks of each exposed module, by the key of its page or widget. */
const keyedFiles = (kind: 'pages' | 'widgets', { files, facts }: Foreign): Record<string, string[]> => {
  const fileOf = new Map(
    [...files.scripts].flatMap(([name, text]) => chunksOf(text).map((chunk) => [chunk, name] as const)),
  );
  return Object.fromEntries(
    [...facts.exposes]
      .filter(([name]) => name.startsWith(`${kind}/`))
      .map(([name, chunks]) => [
        name.slice(kind.length + 1),
        chunks.flatMap((chunk) => fileOf.get(chunk) ?? []),
      ]),
  );
};

const originNow = async (trace: Trace) => {
  const { read, packages } = trace.result();
  return originOf({ files: read, packages: lockedEntries(await presentLock(), packages) });
};

/**
 * Makes a release of a build that another bundler made. Its scripts are taken as they are, but for the name of the container, which gets
 * the version; what it says of itself is read off them, and what paints its pages is built of the sources.
 * @param from folder with the build and its `mf-manifest.json`
 * @param given overrides the version that follows from the bytes
 * @returns the release, or why there can be none
 */
export const buildFrom = async (
  name: string,
  from: string,
  given?: string,
): Promise<Built<Release> | Refused> => {
  const remote = await remoteDefinition(name);
  const read = await readBuild(remote, resolve(from));
  if ('findings' in read) return read;
  const trace = new Trace();
  const unfinished = `${buildFolder(name, 'foreign')}.unfinished-${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const work = { folder: unfinished, trace, noVersion: '', version: () => Promise.resolve('') };
  const addServer = await buildServer(work, (outputPath) => remoteServerConfig(remote, outputPath));
  const version = given ?? (await versionOf(remote, read, trace.result().code));
  const container = containerName(name, version);
  const { entry, files, facts } = read;
  for (const [file, text] of renamed(files.scripts, entry, read.container, container))
    await writeFile(join(unfinished, file), text);
  const uses = namesUsed(files.scripts, facts);
  const parts = mappedParts(read.sources);
  const described = await describeFiles(unfinished);
  const release: Release = {
    name,
    version,
    container,
    entry,
    files: described,
    pages: keyedFiles('pages', read),
    widgets: keyedFiles('widgets', read),
    ...claimsOf(remote),
    uses,
    types: await usedTypes(uses),
    ...(parts && { parts }),
    server: await addServer(),
    ...(files.maps.size > 0 && { maps: await keepSourceMaps(placesOf(files.maps, name)) }),
    ...(await originNow(trace)),
  };
  await writeFile(join(unfinished, 'release.json'), JSON.stringify(release, null, 2));
  const folder = buildFolder(name, version);
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return { folder, release, wasCached: false };
};
