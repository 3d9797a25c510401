import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One numbered file of a migrations folder. */
export interface Migration {
  name: string;
  /** Its lines end with `\n` alone. */
  text: string;
}

/** Reads `NNNN-*.sql` of a folder in order, whatever ends the lines of its files. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .sort()
    .map((name) => ({
      name,
      text: readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n'),
    }));
}

/** SHA-256 of a migration's text in hex, as the database keeps it of what was applied. */
export const checksumOf = ({ text }: Pick<Migration, 'text'>): string =>
  createHash('sha256').update(text).digest('hex');

/** A short fingerprint of the migrations, the name of the cached template that holds their result. */
export function fingerprint(migrations: readonly Migration[]): string {
  const hash = createHash('sha256');
  for (const migration of migrations) hash.update(`${migration.name}\n${checksumOf(migration)}\n`);
  return hash.digest('hex').slice(0, 16);
}
