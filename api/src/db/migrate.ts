import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** One numbered file of a migrations folder. */
export interface Migration {
  name: string;
  text: string;
}

/** Reads `NNNN-*.sql` of a folder in order. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/** A short fingerprint of the migrations, the name of the cached template that holds their result. */
export function fingerprint(migrations: readonly Migration[]): string {
  const hash = createHash('sha256');
  for (const { name, text } of migrations) hash.update(`${name}\n${text}\n`);
  return hash.digest('hex').slice(0, 16);
}

const lockKey = 7_065_677;

/**
 * Applies what is not yet recorded, in order and each once, in one transaction under an advisory lock, so that
 * processes that start together do not collide. Returns the names that were applied.
 */
export async function migrate(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(${lockKey}::bigint)`);
    await tx.run(sql`create table if not exists migration (name text primary key)`);
    const done = new Set(
      (await tx.rows<{ name: string }>(sql`select name from migration`)).map((row) => row.name),
    );
    const missing = migrations.filter(({ name }) => !done.has(name));
    for (const { name, text } of missing) {
      await tx.script(text);
      await tx.run(sql`insert into migration (name) values (${name})`);
    }
    return missing.map(({ name }) => name);
  });
}
