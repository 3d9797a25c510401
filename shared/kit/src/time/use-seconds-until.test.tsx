import { act, render, screen } from '@testing-library/react';
import { useSecondsUntil } from './use-seconds-until';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const START_MS = Date.parse('2026-11-21T07:05:00Z');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function Counter({ endMs, onEnd }: { readonly endMs: number; readonly onEnd?: () => void }) {
  return <p>{useSecondsUntil(endMs, onEnd)} left</p>;
}

test('counts whole seconds, rounded up, and stays at zero', () => {
  jest.setSystemTime(START_MS);
  render(<Counter endMs={START_MS + 2_500} />);
  expect(screen.getByText('3 left')).toBeInTheDocument();
  pass(1_000);
  expect(screen.getByText('2 left')).toBeInTheDocument();
  pass(2_000);
  expect(screen.getByText('0 left')).toBeInTheDocument();
  pass(10_000);
  expect(screen.getByText('0 left')).toBeInTheDocument();
});

test('the end is told once, to the newest listener', () => {
  jest.setSystemTime(START_MS);
  const [handleFirst, handleSecond] = [jest.fn(), jest.fn()];
  const { rerender } = render(<Counter endMs={START_MS + 2_000} onEnd={handleFirst} />);
  pass(1_000);
  rerender(<Counter endMs={START_MS + 2_000} onEnd={handleSecond} />);
  expect(handleSecond).not.toHaveBeenCalled();
  pass(1_000);
  pass(10_000);
  expect(handleFirst).not.toHaveBeenCalled();
  expect(handleSecond).toHaveBeenCalledTimes(1);
});

test('a new end is counted anew', () => {
  jest.setSystemTime(START_MS);
  const handleEnd = jest.fn();
  const { rerender } = render(<Counter endMs={START_MS + 1_000} onEnd={handleEnd} />);
  pass(1_000);
  rerender(<Counter endMs={START_MS + 3_000} onEnd={handleEnd} />);
  expect(screen.getByText('2 left')).toBeInTheDocument();
  pass(2_000);
  expect(handleEnd).toHaveBeenCalledTimes(2);
});

test('nothing is told after the part is gone', () => {
  jest.setSystemTime(START_MS);
  const handleEnd = jest.fn();
  render(<Counter endMs={START_MS + 1_000} onEnd={handleEnd} />).unmount();
  pass(2_000);
  expect(handleEnd).not.toHaveBeenCalled();
});
