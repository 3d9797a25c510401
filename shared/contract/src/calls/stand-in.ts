import { textMark, WHOLE_MARKS } from '../painted-rows';
import { wireName } from './read';
import type { Fields, RecordOf, Shape } from './shape';

const kindOf = (shape: Shape): Shape['kind'] => (shape.kind === 'optional' ? shape.of.kind : shape.kind);

/** Wire names of the whole numbers of a record, in the order in which `standIn` counts them. */
export const wholesOf = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([, shape]) => kindOf(shape) === 'whole')
    .map(([name, shape]) => wireName(name, shape));

/**
 * A record of which each text and each whole number is a mark, for a sample row (`PaintedRows`). What may be missing is.
 * @param fields texts and whole numbers, and what may be missing
 */
export const standIn = <const F extends Fields>(fields: F): RecordOf<F> => {
  const wholes = wholesOf(fields);
  const values = Object.entries(fields).map(([name, shape]) => {
    const wire = wireName(name, shape);
    if (shape.kind === 'optional') return [name, shape.fallback];
    return [name, shape.kind === 'whole' ? WHOLE_MARKS + wholes.indexOf(wire) : textMark(wire)];
  });
  return Object.fromEntries(values) as RecordOf<F>;
};
