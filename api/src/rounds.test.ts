// @database either: no statement of it is about the database
import { type Mark, markOf, startRounds } from './rounds';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pauses = { firstMs: 100, pauseMs: 500, busyMs: 10 };
/** Times of the rounds of a job within four seconds, in ms from its start. */
const timesOf = async (
  mark: Mark,
  results: readonly unknown[] = [],
  move?: { afterMs: number; by: () => void },
) => {
  const startedAt = Date.now();
  const times: number[] = [];
  const failures: unknown[] = [];
  const left = [...results];
  const rounds = startRounds(
    () => {
      times.push(Date.now() - startedAt);
      const result = left.shift();
      return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
    },
    (error) => failures.push(error),
    pauses,
    mark,
  );
  if (move) setTimeout(move.by, move.afterMs);
  await jest.advanceTimersByTimeAsync(4000);
  await rounds.stop();
  const count = times.length;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(times).toHaveLength(count);
  return { times, failures };
};

test('where others write, a round comes after each pause, and at once while there is more', async () => {
  const { times } = await timesOf(() => undefined, [true, true]);
  expect(times).toEqual([100, 110, 120, 620, 1120, 1620, 2120, 2620, 3120, 3620]);
});

test('while nothing moves, two seconds lie between rounds', async () => {
  expect((await timesOf(() => 'same')).times).toEqual([100, 2100]);
});

test('what moved in between, or in a round, is looked at after the pause', async () => {
  let changes = 0;
  const mark = () => String(changes);
  const { times } = await timesOf(mark, [], { afterMs: 1000, by: () => (changes += 1) });
  expect(times).toEqual([100, 1100, 3100]);
});

test('a failure is told, and tried again after the pause where others write', async () => {
  const failure = new Error('no database');
  const { times, failures } = await timesOf(() => undefined, [failure]);
  expect(failures).toEqual([failure]);
  expect(times.slice(0, 3)).toEqual([100, 600, 1100]);
});

test('the mark is of rows and clock; a server has none', () => {
  let changes = 1;
  let aheadMs = 0;
  const clock = { now: () => new Date(Date.now() + aheadMs) };
  const mark = markOf({ db: { changes: () => changes }, clock });
  const first = mark();
  expect(mark()).toBe(first);
  changes = 2;
  const second = mark();
  expect(second).not.toBe(first);
  aheadMs = 60_000;
  expect(mark()).not.toBe(second);
  expect(markOf({ db: {}, clock })()).toBeUndefined();
});
