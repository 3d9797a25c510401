import type { Fields, Shape, ValueOf } from './shape';

/** A value on the wire is not as its shape says. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';
  /** @param place where it stands on the wire: `data.listChild[2].topicName` */
  constructor(readonly place: string) {
    super(`${place} is not as specified`);
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
};

const wholeOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
};

const momentOf = (value: unknown): string | undefined =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;

const READERS = { text: textOf, asker: textOf, moment: momentOf, whole: wholeOf };

/** Name of a field on the wire. */
export const wireName = (name: string, { wire }: Shape): string => wire ?? name;

/** Where a value of a record stands on the wire: `questionRatting.0.ratting` for `ratings.0.stars`. What is no field keeps its name. */
export const wirePlace = (fields: Fields, place: string): string => {
  let shape: Shape | undefined = { kind: 'record', fields };
  return place
    .split('.')
    .map((name) => {
      const inside = shape?.kind === 'record' ? shape.fields[name] : undefined;
      shape = shape?.kind === 'list' ? shape.of : inside;
      return inside === undefined ? name : wireName(name, inside);
    })
    .join('.');
};

/** Fields of a record of the wire. @throws ShapeError */
export const readFields = (
  fields: Fields,
  value: Readonly<Record<string, unknown>>,
  place: string,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => {
      const own = wireName(name, shape);
      return [name, readShape(shape, value[own], `${place}.${own}`)];
    }),
  );

const readShape = (shape: Shape, value: unknown, place: string): unknown => {
  if (shape.kind === 'list' && Array.isArray(value))
    return value.map((item: unknown, index) => readShape(shape.of, item, `${place}[${index}]`));
  if (shape.kind === 'record' && isRecord(value)) return readFields(shape.fields, value, place);
  const found = shape.kind === 'list' || shape.kind === 'record' ? undefined : READERS[shape.kind](value);
  if (found === undefined) throw new ShapeError(place);
  return found;
};

/**
 * Reads a value of the wire by its shape; what the shape does not name is left out.
 * @param place where it stands, for the error
 * @throws ShapeError that names the place of the first part that is not as specified
 */
export const read = <S extends Shape>(shape: S, value: unknown, place: string): ValueOf<S> =>
  readShape(shape, value, place) as ValueOf<S>;
