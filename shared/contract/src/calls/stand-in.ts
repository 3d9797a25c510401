import { textMark, WHOLE_MARKS } from '../painted-rows';
import { wireName } from './read';
import type { Fields, RecordOf, Shape } from './shape';

const kindOf = (shape: Shape): Shape['kind'] => (shape.kind === 'optional' ? shape.of.kind : shape.kind);

const wholeEntries = (fields: Fields) =>
  Object.entries(fields).filter(([, shape]) => kindOf(shape) === 'whole');

/** Wire names of the whole numbers of a record, in the order in which `standIn` counts them. */
export const wholesOf = (fields: Fields): string[] =>
  wholeEntries(fields).map(([name, shape]) => wireName(name, shape));

/** The mark of a whole number of a record, also of one that may be missing. */
export const wholeMark = <F extends Fields>(fields: F, name: keyof F): number =>
  WHOLE_MARKS + wholeEntries(fields).findIndex(([one]) => one === name);

/**
 * A record of which each text and each whole number is a mark, for a sample row (`PaintedRows`). What may be missing is.
 * @param fields texts and whole numbers, and what may be missing
 */
export const standIn = <const F extends Fields>(fields: F): RecordOf<F> => {
  const values = Object.entries(fields).map(([name, shape]) => {
    if (shape.kind === 'optional') return [name, shape.fallback];
    return [name, shape.kind === 'whole' ? wholeMark(fields, name) : textMark(wireName(name, shape))];
  });
  return Object.fromEntries(values) as RecordOf<F>;
};
