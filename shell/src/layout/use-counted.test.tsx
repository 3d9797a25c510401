import { act, renderHook } from '@testing-library/react';
import { useCounted } from './use-counted';

let frames: FrameRequestCallback[] = [];
const frame = (afterMs: number) => act(() => frames.splice(0).forEach((step) => step(afterMs)));
const motion = (isCalm: boolean) =>
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: () => ({ matches: isCalm }) });

beforeEach(() => {
  frames = [];
  jest.spyOn(performance, 'now').mockReturnValue(0);
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((step) => frames.push(step));
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(() => {
    frames = [];
  });
  motion(false);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

const count = (value: number | null) =>
  renderHook<number | null, { value: number | null }>((props) => useCounted(props.value), {
    initialProps: { value },
  });

test('a value counts to the next one, and ends exactly there', () => {
  const { result, rerender } = count(1_000);
  expect(result.current).toBe(1_000);
  rerender({ value: 2_000 });
  expect(result.current).toBe(1_000);
  frame(300);
  expect(result.current).toBe(1_875);
  frame(600);
  expect(result.current).toBe(2_000);
  expect(frames).toEqual([]);
});

test('a change in between goes on from where the number is', () => {
  const { result, rerender } = count(0);
  rerender({ value: 1_000 });
  frame(300);
  rerender({ value: 0 });
  expect(result.current).toBe(875);
  frame(600);
  expect(result.current).toBe(0);
});

test('what becomes known stands at once', () => {
  const { result, rerender } = count(null);
  rerender({ value: 500 });
  expect(result.current).toBe(500);
});

test('who asked for less motion sees the new value at once', () => {
  motion(true);
  const { result, rerender } = count(1_000);
  rerender({ value: 2_000 });
  expect(result.current).toBe(2_000);
});
