import { createTestPlatform, TestFrame } from '@poku/testing';
import { act, render, screen } from '@testing-library/react';
import { Countdown } from './countdown';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const start = async (seconds: number) => {
  const { platform } = await createTestPlatform();
  const handleEnd = jest.fn();
  render(
    <TestFrame platform={platform}>
      <Countdown endMs={Date.now() + seconds * 1_000} onEnd={handleEnd} />
    </TestFrame>,
  );
  return handleEnd;
};

test('counts down in minutes and seconds, and tells its end once', async () => {
  const handleEnd = await start(65);
  expect(screen.getByRole('timer')).toHaveTextContent('Hangus dalam 01:05');
  pass(64_000);
  expect(screen.getByRole('timer')).toHaveTextContent('Hangus dalam 00:01');
  expect(handleEnd).not.toHaveBeenCalled();
  pass(1_000);
  expect(screen.getByRole('timer')).toHaveTextContent('Hangus dalam 00:00');
  pass(10_000);
  expect(handleEnd).toHaveBeenCalledTimes(1);
});

test('looks like a warning in the last five minutes', async () => {
  await start(301);
  const colourOf = () => getComputedStyle(screen.getByRole('timer')).color;
  expect(colourOf()).toBe('var(--poku-primary)');
  pass(1_000);
  expect(colourOf()).toBe('var(--poku-warning)');
});
