import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pokuHome } from '@poku/tooling';
import { planOf } from '../release/build';
import { recordFinder } from '../release/build-once';
import type { Comparison, Line, Sample } from '../versions/comparison';
import { COPY, makeCopy, removeCopy } from '../versions/copy';

/**
 * Changes each file of `shared` but `build` by one byte and asks which releases have a new version then; and builds every release with a mark in
 * each file, and reads off the minified scripts which files are in them. Some files are then really changed, and everything is built. Sets
 * the exit code 1 when the lists are not one. Takes minutes.
 */
export const proveVersions = async (): Promise<void> => {
  let files: readonly string[] = [];
  const comparisons: Comparison[] = [];
  const samples: Sample[] = [];

  const take = (line: Line): void => {
    if ('files' in line) {
      ({ files } = line);
      console.log(`${files.length} files of shared`);
    } else if ('comparison' in line) {
      const { name, version, inScripts, counting } = line.comparison;
      console.log(`${name} ${version}: ${inScripts.length} files in its scripts, ${counting.length} count`);
      comparisons.push(line.comparison);
    } else {
      samples.push(line.sample);
    }
  };

  try {
    await makeCopy();
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(COPY, 'shared/build/src/versions/compare.ts')],
      {
        cwd: COPY,
        env: {
          ...process.env,
          POKU_HOME: join(COPY, '.poku'),
          POKU_BUILDS: join(COPY, '.poku/build'),
          // The shell is built for a root key.
          POKU_KEYS: process.env.POKU_KEYS ?? join(pokuHome(), 'keys'),
          TSX_TSCONFIG_PATH: join(COPY, 'tsconfig.base.json'),
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    for await (const line of createInterface({ input: child.stdout })) take(JSON.parse(line) as Line);
    if ((await ended) !== 0) throw new Error('The comparison did not come to its end; see above.');
  } finally {
    await removeCopy();
  }

  /** Releases that have a file in one of the two lists. */
  const having = (file: string, list: 'inScripts' | 'counting'): string =>
    comparisons
      .filter((comparison) => comparison[list].includes(file))
      .map(({ name }) => name)
      .join(' ') || '-';

  let wrong = 0;
  console.log('\nfile: releases whose scripts have it | releases with a new version');
  for (const file of files) {
    const [inScripts, counting] = [having(file, 'inScripts'), having(file, 'counting')];
    if (inScripts !== counting) wrong += 1;
    console.log(`${inScripts === counting ? 'same     ' : 'DIFFERENT'} ${file}: ${inScripts} | ${counting}`);
  }

  console.log('\nreally changed and built: releases with a new version');
  for (const { file, changed } of samples) {
    const isAsSaid = (changed.join(' ') || '-') === having(file, 'counting');
    if (!isAsSaid) wrong += 1;
    console.log(`${isAsSaid ? 'same     ' : 'DIFFERENT'} ${file}: ${changed.join(' ') || '-'}`);
  }

  /** The same sources have the same version in every folder. */
  let [moved, unknown] = [0, 0];
  for (const { name, version } of comparisons) {
    const here = await (await recordFinder(await planOf(name)))();
    if (!here) unknown += 1;
    else if (here.version !== version) {
      moved += 1;
      console.log(`${name} is ${here.version} here and ${version} in a copy of the same sources`);
    }
  }
  const held = files.filter((file) => having(file, 'counting') !== '-').length;
  console.log(
    `\n${files.length} files (${held} in scripts, ${files.length - held} in none), ${comparisons.length} releases, ${samples.length} really changed: ${wrong} different; ${moved} versions depend on the folder, ${unknown} were not built here to tell`,
  );
  process.exitCode = wrong === 0 && moved === 0 ? 0 : 1;
};
