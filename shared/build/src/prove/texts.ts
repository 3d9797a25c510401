import { readdir } from 'node:fs/promises';
import { ROOT } from '@poku/tooling';
import { EMBED_PACKAGE, remoteNames, unitNames } from '../release/remotes';
import { countingFiles } from '../versions/changed-versions';

/** Files of a remote's texts (docs/decisions/023), from the root of the repository. */
const textsOf = async (remote: string): Promise<string[]> => {
  const folder = `${remote}/src/wording`;
  const names = await readdir(ROOT + folder);
  return names.filter((name) => !name.includes('.test.')).map((name) => `${folder}/${name}`);
};

/**
 * Changes each file of texts by one byte, in turn, and asks which releases have a new version then: its remote, and nothing else but
 * the embed for the one that it is made from. Sets the exit code 1 otherwise. Builds what is not built.
 */
export const proveTexts = async (): Promise<void> => {
  const files = (await Promise.all((await remoteNames()).map(textsOf))).flat();
  const changed = new Map<string, string[]>(files.map((file) => [file, []]));
  for (const name of await unitNames())
    for (const file of (await countingFiles(name, files)).files) changed.get(file)?.push(name);
  let wrong = 0;
  for (const [file, names] of changed) {
    const [remote = ''] = file.split('/');
    const isOwn = (name: string) => name === remote || (name === 'embed' && remote === EMBED_PACKAGE);
    const isGood = names.length > 0 && names.every(isOwn);
    if (!isGood) wrong += 1;
    console.log(`${isGood ? 'good ' : 'WRONG'} ${file}: ${names.join(' ') || '-'}`);
  }
  console.log(`${files.length} files of texts, ${wrong} that change another release or none`);
  process.exitCode = wrong === 0 && files.length > 0 ? 0 : 1;
};
