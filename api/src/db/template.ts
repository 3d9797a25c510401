import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './database';
import type { Tx } from './tx';
import { lockFolder } from './folder-lock';
import { migrate } from './migrate';
import { fingerprint, type Migration } from './migration-files';
import { openPglite, type EmbeddedFactory } from './pglite';

/** Where an embedded database lives and what it is made of. */
export interface EmbeddedPlace {
  /** Folder of the caches. */
  cacheDir: string;
  /** Data folder, or `memory://`. */
  dataDir: string;
  migrations: readonly Migration[];
}

/** Version of the engine, whose data format a dump carries. */
function engineVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'));
  return z.object({ version: z.string() }).parse(manifest).version;
}

/**
 * Opens an embedded database with all migrations applied. An empty one starts from a cached dump, since making a
 * cluster takes seconds; the dump is made on first use and replaced atomically. A folder belongs to one process: throws
 * while another one has it open.
 */
export async function openEmbedded(place: EmbeddedPlace, start?: EmbeddedFactory): Promise<Database> {
  if (place.dataDir === 'memory://') {
    return openPglite({ dataDir: place.dataDir, template: await loadTemplate(place, start) }, start);
  }
  return openFolder(
    place.dataDir,
    async () => {
      if (!isFilled(place.dataDir)) await fillFolder(place, start);
    },
    (db) => migrate(db, place.migrations),
    start,
  );
}

/** Opens an embedded database that is there, and applies no migration. Throws when it is not there or another process has it. */
export async function openEmbeddedAsItIs(dataDir: string, start?: EmbeddedFactory): Promise<Database> {
  if (!isFilled(dataDir))
    throw new Error(
      `There is no database in ${dataDir}. Start the API first, or set POKU_HOME or DATABASE_URL to where it is.`,
    );
  return openFolder(dataDir, undefined, undefined, start);
}

const isFilled = (dataDir: string): boolean => existsSync(join(dataDir, 'PG_VERSION'));

/** Opens a folder that no other process has, after `prepare` and with `ready` done on it. */
async function openFolder(
  dataDir: string,
  prepare: (() => Promise<void>) | undefined,
  ready: ((db: Database) => Promise<unknown>) | undefined,
  start: EmbeddedFactory | undefined,
): Promise<Database> {
  const release = lockFolder(dataDir);
  try {
    await prepare?.();
    const db = await openPglite({ dataDir }, start);
    await ready?.(db);
    return { ...db, close: () => db.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

async function fillFolder(place: EmbeddedPlace, start?: EmbeddedFactory): Promise<void> {
  const unfinished = `${place.dataDir}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await rm(place.dataDir, { recursive: true, force: true });
  await mkdir(dirname(place.dataDir), { recursive: true });
  const db = await openPglite({ dataDir: unfinished, template: await loadTemplate(place, start) }, start);
  await db.close();
  await rename(unfinished, place.dataDir);
}

async function loadTemplate(place: EmbeddedPlace, start?: EmbeddedFactory): Promise<Blob> {
  const file = join(place.cacheDir, `pglite-${engineVersion()}-${fingerprint(place.migrations)}.tar`);
  if (!existsSync(file)) await writeTemplate(file, place, start);
  return new Blob([await readFile(file)]);
}

/** An embedded cluster has one database, so what others are made from is a third of its size for nothing. */
async function dropSpareDatabases(db: Tx): Promise<void> {
  await db.run(sql`update pg_database set datistemplate = false`);
  for (const name of ['template0', 'template1']) await db.script(`drop database if exists ${name}`);
  await db.script('checkpoint');
}

async function writeTemplate(file: string, place: EmbeddedPlace, start?: EmbeddedFactory): Promise<void> {
  const db = await openPglite({ dataDir: 'memory://' }, start);
  await migrate(db, place.migrations);
  await dropSpareDatabases(db);
  const dump = await db.dump();
  await db.close();
  await mkdir(place.cacheDir, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
}
