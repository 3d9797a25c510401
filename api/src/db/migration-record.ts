import { sql } from 'drizzle-orm';
import { only } from './rows';
import type { Tx } from './tx';
import { checksumOf, type Migration } from './migration-files';

/** Checksums of the migrations that a database says were applied, by name; null of one that was applied before they were kept. */
export type Applied = ReadonlyMap<string, string | null>;

/** Makes the table of what was applied, or gives one that was made before the column of the checksums. */
export async function makeRecord(one: Tx): Promise<void> {
  await one.run(sql`create table if not exists migration (name text primary key, checksum text)`);
  const { isOlder } = only(
    await one.rows<{ isOlder: boolean }>(sql`
      select not exists (select 1 from pg_attribute
        where attrelid = 'migration'::regclass and attname = 'checksum' and not attisdropped) as "isOlder"`),
  );
  // It would wait for whoever reads the table, a backup for example, so it is not done at every start.
  if (isOlder) await one.run(sql`alter table migration add column checksum text`);
}

/** Reads what was applied; also from a table without checksums. */
export const readRecord = async (tx: Tx): Promise<Applied> =>
  new Map(
    (
      await tx.rows<{ name: string; checksum: string | null }>(sql`
        select name, to_jsonb(migration) ->> 'checksum' as checksum from migration`)
    ).map(({ name, checksum }) => [name, checksum]),
  );

/** Records that a migration was applied. */
export const record = (tx: Tx, migration: Migration): Promise<number> =>
  tx.run(sql`insert into migration (name, checksum) values (${migration.name}, ${checksumOf(migration)})`);

/** Gives what was applied before checksums were kept those of the files of today. */
export async function recordChecksums(
  one: Tx,
  applied: Applied,
  migrations: readonly Migration[],
): Promise<void> {
  for (const migration of migrations) {
    if (applied.get(migration.name) !== null) continue;
    await one.run(
      sql`update migration set checksum = ${checksumOf(migration)} where name = ${migration.name} and checksum is null`,
    );
  }
}

/**
 * Throws when these migrations are not those that were applied, and names the ones in question: when the database has later ones, so
 * that it is newer than the program; when the file of one is missing; and when a file changed after it was applied.
 */
export function refuseOthers(applied: Applied, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const last = migrations.at(-1)?.name ?? '';
  const unknown = [...applied.keys()].filter((name) => !known.has(name)).sort();
  const later = unknown.filter((name) => name > last);
  if (later.length > 0)
    throw new Error(
      `The database is newer than this program, which does not know ${later.join(', ')}. Start the newer program, or take the database back first (docs/operators.md).`,
    );
  if (unknown.length > 0)
    throw new Error(
      `The database has migrations whose files are missing: ${unknown.join(', ')}. Put them back as they were (docs/operators.md).`,
    );
  const changed = migrations.filter((migration) => {
    const checksum = applied.get(migration.name) ?? null;
    return checksum !== null && checksum !== checksumOf(migration);
  });
  if (changed.length > 0)
    throw new Error(
      `Files of migrations changed after they were applied to this database: ${changed.map(({ name }) => name).join(', ')}. Put them back as they were, and change the schema by a new migration (docs/operators.md).`,
    );
}
