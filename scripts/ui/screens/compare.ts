import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Distance of two colours from which on pixels differ, from 0 to 1: an edge that is drawn a trace lighter does not. */
const THRESHOLD = 0.02;

/** What became of a screen. */
type Verdict = { readonly share: number } | { readonly problem: string };

/** Where pictures of differences stand. */
const DIFFERENCES = 'differences';

const picturesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.png') && !name.startsWith(DIFFERENCES),
  );

/** A picture on a ground of this size; what is below its end is empty. */
const onGround = (picture: PNG, width: number, height: number): PNG => {
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
};

const compareOne = async (before: string, after: string, difference: string): Promise<Verdict> => {
  const [left, right] = await Promise.all(
    [before, after].map(async (file) => PNG.sync.read(await readFile(file))),
  );
  if (!left || !right) return { problem: 'cannot be read' };
  const [width, height] = [Math.max(left.width, right.width), Math.max(left.height, right.height)];
  const drawn = new PNG({ width, height });
  const [old, present] = [onGround(left, width, height), onGround(right, width, height)];
  const count = pixelmatch(old.data, present.data, drawn.data, width, height, { threshold: THRESHOLD });
  if (count === 0) return { share: 0 };
  await mkdir(dirname(difference), { recursive: true });
  await writeFile(difference, PNG.sync.write(drawn));
  return { share: count / (width * height) };
};

const told = (verdict: Verdict): string =>
  'problem' in verdict ? verdict.problem : `${(verdict.share * 100).toFixed(3)} % of the pixels`;

/**
 * Compares the pictures of two folders pixel by pixel, prints each screen that differs with its share of differing pixels, and writes
 * a picture of the difference, in red, below `differences` of the second folder. Sets the exit code 1 when there is any.
 */
export const compareScreens = async (before: string, after: string): Promise<void> => {
  const folder = join(after, DIFFERENCES);
  await rm(folder, { recursive: true, force: true });
  const [older, newer] = await Promise.all([picturesIn(before), picturesIn(after)]);
  const names = [...new Set([...older, ...newer])].sort();
  let different = 0;
  for (const name of names) {
    const verdict: Verdict = !newer.includes(name)
      ? { problem: 'is gone' }
      : !older.includes(name)
        ? { problem: 'is new' }
        : await compareOne(join(before, name), join(after, name), join(folder, name));
    if ('share' in verdict && verdict.share === 0) continue;
    different += 1;
    console.log(`${name}: ${told(verdict)}`);
  }
  console.log(
    `${names.length} screens compared, ${different} different${different > 0 ? `; see ${folder}` : ''}`,
  );
  process.exitCode = different === 0 && names.length > 0 ? 0 : 1;
};
