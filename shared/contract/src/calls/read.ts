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

const addressOf = (value: unknown): string | undefined => {
  const found = textOf(value);
  return found === undefined || /^https?:\/\//i.test(found) ? found : '';
};

const flagOf = (value: unknown): boolean | undefined => {
  if (value === true || value === 1 || value === '1') return true;
  return value === false || value === 0 || value === '0' ? false : undefined;
};

const READERS = {
  text: textOf,
  asker: textOf,
  address: addressOf,
  day: momentOf,
  moment: momentOf,
  whole: wholeOf,
  flag: flagOf,
};

/** The value of one of a few texts or numbers. */
const namedOf = (shape: Extract<Shape, { readonly kind: 'choice' | 'coded' }>, value: unknown) => {
  if (shape.kind === 'choice') return shape.of.find((name) => name === textOf(value));
  const code = textOf(value);
  const found = Object.keys(shape.codes).find((name) => String(shape.codes[name]) === code);
  return found ?? (wholeOf(value) === undefined ? undefined : shape.otherwise);
};

/** Name of a field on the wire. */
export const wireName = (name: string, { wire }: Shape): string => wire ?? name;

/** Where a value of a record stands on the wire: `questionRatting.0.ratting` for `ratings.0.stars`. What is no field keeps its name. */
export const wirePlace = (fields: Fields, place: string): string => {
  let shape: Shape | undefined = { kind: 'record', fields };
  return place
    .split('.')
    .map((name) => {
      const whole = shape?.kind === 'optional' ? shape.of : shape;
      const inside = whole?.kind === 'record' ? whole.fields[name] : undefined;
      shape = whole?.kind === 'list' ? whole.of : inside;
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

const readSimple = (shape: Exclude<Shape, { readonly kind: 'optional' }>, value: unknown) => {
  if (shape.kind === 'list' || shape.kind === 'record') return undefined;
  return shape.kind === 'choice' || shape.kind === 'coded'
    ? namedOf(shape, value)
    : READERS[shape.kind](value);
};

const readShape = (shape: Shape, value: unknown, place: string): unknown => {
  if (shape.kind === 'list' && Array.isArray(value))
    return value.map((item: unknown, index) => readShape(shape.of, item, `${place}[${index}]`));
  if (shape.kind === 'list' && shape.isOneOrMore) return [readShape(shape.of, value, place)];
  if (shape.kind === 'record' && isRecord(value)) return readFields(shape.fields, value, place);
  if (shape.kind === 'optional')
    return (value ?? '') === '' ? shape.fallback : readShape(shape.of, value, place);
  const found = readSimple(shape, value);
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
