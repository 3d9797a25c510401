import { z } from 'zod';
import { sha256 } from '../security/random';
import { HttpError } from './errors';

/** Where a page ends: the key that its list is sorted by, of its last row, and that row's id. */
export interface CursorPlace<K extends string | number = string | number> {
  key: K;
  id: string;
}

const id = z.string().regex(/^[^\0]*$/);

/** Short: it tells two lists apart, it protects nothing. */
const mark = (list: object): string => sha256(JSON.stringify(list)).slice(0, 12);

const wrong = (): HttpError => new HttpError(400, 'Data tidak valid: cursor', 'cursor');

/**
 * The place as opaque text, good for this list alone.
 * @param list everything that two requests for the same list have in common, however they are spelled
 */
export const writeCursor = (list: object, place: CursorPlace): string =>
  Buffer.from(JSON.stringify([mark(list), place.key, place.id])).toString('base64url');

/**
 * The place that a cursor names.
 * @param key form of the list's keys
 * @throws HttpError 400 that names `cursor` when it is malformed or of another list
 */
export function readCursor<K extends string | number>(
  list: object,
  key: z.ZodType<K>,
  cursor: string,
): CursorPlace<K> {
  const form = z.tuple([z.literal(mark(list)), key, id]);
  try {
    const [, ...rest] = form.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    const place = { key: rest[0], id: rest[1] };
    if (writeCursor(list, place) === cursor) return place;
  } catch {
    // Neither JSON nor this list's: answered below.
  }
  throw wrong();
}
