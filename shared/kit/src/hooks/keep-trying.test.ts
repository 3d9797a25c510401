import { fireEvent } from '@testing-library/dom';
import { keepTrying } from './keep-trying';

const isHidden = jest.spyOn(document, 'hidden', 'get');
const isOnline = jest.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  isHidden.mockReturnValue(false);
  isOnline.mockReturnValue(true);
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Starts with an attempt that always fails; gives how often it was made. */
const start = (attempt: () => unknown = () => Promise.reject(new Error('down'))) => {
  let count = 0;
  const stop = keepTrying(() => {
    count += 1;
    return attempt();
  });
  return { stop, count: () => count };
};

test('waits longer and longer between attempts, up to a minute', async () => {
  const { stop, count } = start();
  const counts: number[] = [];
  for (const ms of [7_999, 1, 15_999, 1, 32_000, 60_000, 60_000]) {
    await pass(ms);
    counts.push(count());
  }
  expect(counts).toEqual([0, 1, 1, 2, 3, 4, 5]);
  stop();
  await pass(600_000);
  expect(count()).toBe(5);
});

test('leaves a part of each pause to chance', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(1);
  const { stop, count } = start();
  await pass(6_000);
  expect(count()).toBe(1);
  stop();
});

test('tries at once when the network or the tab is back, and rests without them', async () => {
  const { stop, count } = start();
  isOnline.mockReturnValue(false);
  await pass(120_000);
  expect(count()).toBe(0);
  isOnline.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(count()).toBe(1);
  isHidden.mockReturnValue(true);
  await pass(600_000);
  expect(count()).toBe(1);
  isHidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  expect(count()).toBe(2);
  stop();
});

test('an attempt that runs is not joined by another one', async () => {
  const { stop, count } = start(() => new Promise(() => undefined));
  await pass(8_000);
  fireEvent(window, new Event('online'));
  await pass(600_000);
  expect(count()).toBe(1);
  stop();
});
