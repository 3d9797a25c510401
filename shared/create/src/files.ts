import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folders in which new remotes begin. They mirror a repository; `{{…}}` stands for what differs. */
const TEMPLATE = fileURLToPath(new URL('template/', import.meta.url));
/** Keeps tools from taking them for code, and npm from leaving some of them out. */
const SUFFIX = '.template';

/** Texts by path inside of the repository. */
export type Files = ReadonlyMap<string, string>;

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template has the unknown placeholder {{${name}}}.`);
    return value;
  });

/**
 * What a new remote begins with.
 * @param part `remote` itself; its journey in the platform's repository (`house`) or in a team's (`team-remote`); or a team's repository
 * around it (`team`)
 * @param values by placeholder
 */
export const filesOf = async (
  part: 'remote' | 'house' | 'team' | 'team-remote',
  values: Readonly<Record<string, string>>,
): Promise<Files> => {
  const folder = join(TEMPLATE, part);
  const files = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = fill(relative(folder, source), values).slice(0, -SUFFIX.length);
    files.set(target, fill(await readFile(source, 'utf8'), values));
  }
  return files;
};
