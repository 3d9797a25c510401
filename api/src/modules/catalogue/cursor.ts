import { z } from 'zod';
import * as cursors from '../../http/cursor';
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
  .min(-(2 ** 31))
  .max(2 ** 35);
const text = z.string().regex(/^[^\0]*$/);
const keys = {
  popular: rank,
  priceUp: number,
  priceDown: number,
  nameUp: text,
  nameDown: text,
  given: number,
} satisfies Record<ListSort, z.ZodType<string | number>>;

const listOf = ({ sort, asked }: CursorList): object => [sort, asked];

/** The place as opaque text, good for this list alone. */
export const writeCursor = (list: CursorList, place: ListPlace): string =>
  cursors.writeCursor(listOf(list), place);

/** The place that a cursor names. Throws a 400 that names `cursor` when it is malformed or of another list. */
export const readCursor = (list: CursorList, cursor: string): ListPlace =>
  cursors.readCursor<string | number>(listOf(list), keys[list.sort], cursor);
