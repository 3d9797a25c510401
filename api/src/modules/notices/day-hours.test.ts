import { dueAtOf, isQuiet } from './day-hours';

const at = (time: string): Date => new Date(`2026-11-26T${time}+07:00`);

test.each([
  ['20:59:59.999', false],
  ['21:00:00.000', true],
  ['23:59:59.999', true],
  ['00:00:00.000', true],
  ['07:59:59.999', true],
  ['08:00:00.000', false],
])('at %s WIB it is quiet: %s', (time, quiet) => {
  expect(isQuiet(at(time))).toBe(quiet);
});

test('by day a notice goes at once, and one that does not wait at any time', () => {
  expect(dueAtOf('m-1', true, at('20:59:59'))).toEqual(at('20:59:59'));
  expect(dueAtOf('m-1', true, at('08:00:00'))).toEqual(at('08:00:00'));
  expect(dueAtOf('m-1', false, at('03:00:00'))).toEqual(at('03:00:00'));
});

test('at night it waits for the next morning, each member’s for another minute of its first quarter', () => {
  const members = Array.from({ length: 1000 }, (_, index) => `m-${index}`);
  const eight = at('08:00:00').getTime();
  for (const [now, morning] of [
    [at('21:00:00'), eight + 24 * 60 * 60_000],
    [at('03:00:00'), eight],
  ] as const) {
    const waits = members.map((id) => (dueAtOf(id, true, now).getTime() - morning) / 60_000);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...waits)).toBeLessThan(15);
    const perMinute = Array.from(
      { length: 15 },
      (_, minute) => waits.filter((wait) => Math.floor(wait) === minute).length,
    );
    expect(Math.min(...perMinute)).toBeGreaterThan(20);
  }
});
