import { paintedFile } from '../home';
import { readJson, writeWhole } from '../json-file';
import { digestOf } from '../revision';
import type { PaintOutcome } from './run';

/**
 * Paints what was not painted on this machine before. What failed is tried again: it may have been the time that ran out.
 * @param of everything that the outcome follows from
 */
export const paintOnce = async (of: readonly unknown[], paint: () => PaintOutcome): Promise<PaintOutcome> => {
  const file = paintedFile(digestOf(JSON.stringify(of)));
  const known = await readJson<PaintOutcome>(file);
  if (known) return known;
  const outcome = paint();
  if (Object.keys(outcome.problems).length === 0) await writeWhole(file, JSON.stringify(outcome));
  return outcome;
};
