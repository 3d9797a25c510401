import { z } from 'zod';
import { HttpError } from '../../http/errors';
import { sha256 } from '../../security/random';
import type { ListPlace, ListSort } from './list.repository';

/** A list that a cursor belongs to: its sort, and everything else that it asks for. */
export interface CursorList {
  sort: ListSort;
  asked: object;
}

const smallest = -(2 ** 31);
const number = z.number().int().min(smallest).max(Number.MAX_SAFE_INTEGER);
const rank = z
  .number()
  .int()
  .min(smallest)
  .max(2 ** 31 - 1);
const text = z.string().regex(/^[^\0]*$/);
const keys = {
  popular: rank,
  priceUp: number,
  priceDown: number,
  nameUp: text,
  nameDown: text,
  given: number,
} satisfies Record<ListSort, z.ZodType<string | number>>;

/** Short: it tells two lists apart, it protects nothing. */
const mark = ({ sort, asked }: CursorList): string => sha256(JSON.stringify([sort, asked])).slice(0, 12);

const wrong = (): HttpError => new HttpError(400, 'Data tidak valid: cursor', 'cursor');

/** The place as opaque text, good for this list alone. */
export const writeCursor = (list: CursorList, { key, id }: ListPlace): string =>
  Buffer.from(JSON.stringify([mark(list), key, id])).toString('base64url');

/** The place that a cursor names. Throws a 400 that names `cursor` when it is malformed or of another list. */
export function readCursor(list: CursorList, cursor: string): ListPlace {
  const form = z.tuple([z.literal(mark(list)), keys[list.sort], text]);
  try {
    const [, key, id] = form.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    const place = { key, id };
    if (writeCursor(list, place) === cursor) return place;
  } catch {
    // Neither JSON nor this list's: answered below.
  }
  throw wrong();
}
