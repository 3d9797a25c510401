import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TopicFile } from '../../src/modules/help/topic-file';

const isTopic = (name: string): boolean => name.endsWith('.md');
const byNumber = new Intl.Collator('en', { numeric: true });

/** Names of a folder in the order of the numbers that they begin with, without those that begin with a dot. */
async function listNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return names.filter((name) => !name.startsWith('.')).sort(byNumber.compare);
}

/**
 * Writes topics into a folder, which is made when there is none; files of the same names are replaced. Rejects, before anything
 * is written, when the folder has a Markdown file of another name, since an import would read that too.
 */
export async function writeTopicFolder(folder: string, files: readonly TopicFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const ours = new Set(files.map(({ name }) => name));
  const others = (await listNames(folder)).filter((name) => isTopic(name) && !ours.has(name));
  if (others.length > 0)
    throw new Error(
      ['These files are not of this export; remove them, or take another folder:', ...others].join('\n  '),
    );
  for (const { name, text } of files) await writeFile(join(folder, name), text);
}

/**
 * Reads the Markdown files of a folder in the order of the numbers that they begin with.
 * @returns the files, and the names of those that are no Markdown and were not read
 * @throws Error that names every file that is not UTF-8
 */
export async function readTopicFolder(folder: string): Promise<{ files: TopicFile[]; skipped: string[] }> {
  const names = await listNames(folder);
  const files: TopicFile[] = [];
  const broken: string[] = [];
  for (const name of names.filter(isTopic)) {
    const bytes = await readFile(join(folder, name));
    try {
      files.push({ name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) });
    } catch {
      broken.push(`${name}: this is not UTF-8`);
    }
  }
  if (broken.length > 0) throw new Error(['The topics were not imported:', ...broken].join('\n  '));
  return { files, skipped: names.filter((name) => !isTopic(name)) };
}
