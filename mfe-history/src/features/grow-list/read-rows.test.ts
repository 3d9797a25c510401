import type { PageRequest } from '@poku/contract';
import { readRows, rowsInAddress, rowsOf } from './read-rows';

const rowsIn = (query: string) => rowsOf(new URLSearchParams(query));
/** A list of `total` rows, and what was asked of it. */
const listOf = (total: number) => {
  const asked: PageRequest[] = [];
  const all = Array.from({ length: total }, (_, index) => index);
  const read = (page: PageRequest) => {
    asked.push(page);
    return Promise.resolve(all.slice((page.page - 1) * page.perPage, page.page * page.perPage));
  };
  return { asked, read };
};

test('an address asks for five rows, or more in steps of five', () => {
  expect(['', 'perPage=0', 'perPage=x', 'perPage=5', 'perPage=7', 'perPage=15'].map(rowsIn)).toEqual([
    5, 5, 5, 5, 10, 15,
  ]);
});

test('a made-up number of rows is bounded', () => {
  expect(rowsIn('perPage=999999')).toBe(1_000);
});

test('an address counts the rows that are there in steps of five, up to what it can be asked for', () => {
  expect([12, 70, 1_000, 1_050].map(rowsInAddress)).toEqual([15, 70, 1_000, 1_000]);
});

test('reads one page of the wanted size; a full one means there may be more', async () => {
  const { asked, read } = listOf(12);
  expect(await readRows(10, read)).toMatchObject({ hasMore: true });
  expect(await readRows(15, read)).toMatchObject({ hasMore: false });
  expect(asked).toEqual([
    { page: 1, perPage: 10 },
    { page: 1, perPage: 15 },
  ]);
});

test('above the largest page it reads several and shows as many as wanted', async () => {
  const { asked, read } = listOf(180);
  const { rows, hasMore } = await readRows(105, read);
  expect(rows).toHaveLength(105);
  expect(hasMore).toBe(true);
  expect(asked).toEqual([
    { page: 1, perPage: 100 },
    { page: 2, perPage: 100 },
  ]);
  expect(await readRows(180, read)).toMatchObject({ hasMore: false });
});
