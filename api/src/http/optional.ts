import { z } from 'zod';

/** A field that may be left out, which an empty text and null say too (D62). */
export const optional = <T extends z.ZodType>(schema: T) => withoutBlank(schema.optional());

/** A field whose schema says what holds when it is left out; an empty text and null leave it out. */
export const withoutBlank = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema);

/** A text that a client may send as a number: ids and flags are texts here. */
export const textOrNumber = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'number' ? String(value) : value), schema);
