import { layoutShift, longestTask, slowestInteraction } from './entries';

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

describe('layout shifts', () => {
  it('are summed as long as less than a second lies between them, and the largest sum counts', () => {
    expect(layoutShift([])).toBe(0);
    expect(layoutShift([shift(0, 0.25), shift(900, 0.25), shift(1_900, 0.125)])).toBe(0.5);
    expect(layoutShift([shift(0, 0.125), shift(2_000, 0.25), shift(2_500, 0.25)])).toBe(0.5);
  });

  it('are summed for five seconds at most', () => {
    const each = [0, 900, 1_800, 2_700, 3_600, 4_500, 5_400].map((at) => shift(at, 0.125));
    expect(layoutShift(each)).toBe(6 * 0.125);
  });

  it('do not count right after a press', () => {
    expect(layoutShift([shift(0, 0.5, true), shift(100, 0.25)])).toBe(0.25);
  });
});

test('the slowest press counts, and events of none do not', () => {
  const events = [
    { interactionId: 0, duration: 400 },
    { interactionId: 7, duration: 24 },
    { interactionId: 7, duration: 96 },
  ];
  expect(slowestInteraction(events)).toBe(96);
  expect(slowestInteraction(events.slice(0, 1))).toBeNaN();
});

test('a task counts that was not over at the first paint', () => {
  const tasks = [
    { startTime: 0, duration: 300 },
    { startTime: 350, duration: 200 },
    { startTime: 900, duration: 60 },
  ];
  expect(longestTask(tasks, 400)).toBe(200);
  expect(longestTask(tasks, 600)).toBe(60);
  expect(longestTask(tasks, 1_000)).toBe(0);
});
