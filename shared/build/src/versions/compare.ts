import { readdir } from 'node:fs/promises';
import { ROOT } from '@poku/tooling';
import { unitNames } from '../release/remotes';
import { builtVersion, countingFiles, whileChanged } from './changed-versions';
import type { Comparison, Line } from './comparison';
import { filesInScripts } from './marked-build';

/** What builds stands in no script and counts for what it makes of others. */
const SOURCE = /^shared\/(?!build\/)[^/]+\/src\//;

const say = (line: Line): void => console.log(JSON.stringify(line));

/** All sources of the packages in `shared` that are not `build`, also tests and types. */
const sharedFiles = async (): Promise<string[]> => {
  const entries = await readdir(`${ROOT}shared`, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(ROOT.length))
    .filter((file) => SOURCE.test(file))
    .sort();
};

/** A file that most releases have, one that some have, one that a single one has, and one that none has. */
const samplesOf = (files: readonly string[], comparisons: readonly Comparison[]): string[] => {
  const holders = files
    .map((file) => ({ file, count: comparisons.filter(({ counting }) => counting.includes(file)).length }))
    .sort((left, right) => right.count - left.count);
  const some = holders.filter(({ count }) => count > 1);
  const wanted = [
    holders[0],
    some.at(-1),
    holders.find(({ count }) => count === 1),
    holders.find(({ file, count }) => count === 0 && file.endsWith('/index.ts')),
  ];
  return [...new Set(wanted.flatMap((one) => one?.file ?? []))];
};

/** Part of `npm run prove -- versions`: runs in a copy of the repository, because it changes sources. Prints lines of JSON. */
const [names, files] = [await unitNames(), await sharedFiles()];
say({ files });
const comparisons: Comparison[] = [];
for (const name of names) {
  const { version, files: counting } = await countingFiles(name, files);
  const inScripts = [...(await filesInScripts(name))].sort();
  const comparison: Comparison = { name, version, inScripts, counting: [...counting].sort() };
  comparisons.push(comparison);
  say({ comparison });
}
for (const file of samplesOf(files, comparisons)) {
  const changed: string[] = [];
  await whileChanged([file], async () => {
    for (const { name, version } of comparisons)
      if ((await builtVersion(name)) !== version) changed.push(name);
  });
  say({ sample: { file, changed } });
}
