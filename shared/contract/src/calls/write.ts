import { wireName } from './read';
import type { Fields, Shape, ValueOf } from './shape';

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isAsker = (shape: Shape): boolean =>
  shape.kind === 'asker' || (shape.kind === 'optional' && shape.of.kind === 'asker');

/**
 * Fields of a record for the wire.
 * @param asker who asks, for the fields that say so. Default those of the record itself
 */
export const writeFields = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  asker?: string,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => [
      wireName(name, shape),
      isAsker(shape) ? (asker ?? values[name]) : writeShape(shape, values[name]),
    ]),
  );

const spelled = (value: boolean, as: 'number' | 'text' | undefined): boolean | number | string => {
  if (as === undefined) return value;
  return as === 'number' ? Number(value) : String(Number(value));
};

const writeShape = (shape: Shape, value: unknown): unknown => {
  if (shape.kind === 'optional' && value === null) return shape.isLeftOut ? undefined : value;
  if (shape.kind === 'optional') return writeShape(shape.of, value);
  if (shape.kind === 'coded' && typeof value === 'string') return shape.codes[value];
  if (shape.kind === 'flag' && typeof value === 'boolean') return spelled(value, shape.as);
  if (shape.kind === 'list' && Array.isArray(value))
    return value.map((item: unknown) => writeShape(shape.of, item));
  return shape.kind === 'record' && isTable(value) ? writeFields(shape.fields, value) : value;
};

/** A value as it stands on the wire; what the shape does not name is left out. */
export const write = <S extends Shape>(shape: S, value: ValueOf<S>): unknown => writeShape(shape, value);
