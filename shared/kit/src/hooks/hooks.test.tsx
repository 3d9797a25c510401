import { act, renderHook } from '@testing-library/react';
import { useBackOnline, useDebounced, useOfflineSince, usePoll, useSubmission } from '.';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a value is acted on once it rested, and an older call is aborted', async () => {
  const calls: { value: string; signal: AbortSignal }[] = [];
  const { rerender, unmount } = renderHook(
    ({ value }) => useDebounced(value, 300, (rested, signal) => calls.push({ value: rested, signal })),
    { initialProps: { value: 'a' } },
  );
  await pass(200);
  rerender({ value: 'ab' });
  await pass(299);
  expect(calls).toEqual([]);
  await pass(1);
  expect(calls.map((call) => call.value)).toEqual(['ab']);
  rerender({ value: 'abc' });
  expect(calls[0]?.signal.aborted).toBe(true);
  unmount();
  await pass(300);
  expect(calls).toHaveLength(1);
});

test('a poll asks every 5 s, at most 24 times, whatever the answers are', async () => {
  const ask = jest.fn(() => Promise.reject(new Error('offline')));
  renderHook(() => usePoll({ isOn: true, ask }));
  await pass(4999);
  expect(ask).toHaveBeenCalledTimes(0);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(10 * 60_000);
  expect(ask).toHaveBeenCalledTimes(24);
});

test('a poll waits for the answer before it asks again, and stops when it is switched off', async () => {
  let answer: () => void = () => undefined;
  const ask = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const { rerender } = renderHook(({ isOn }) => usePoll({ isOn, ask }), { initialProps: { isOn: true } });
  await pass(20_000);
  expect(ask).toHaveBeenCalledTimes(1);
  answer();
  await pass(5000);
  expect(ask).toHaveBeenCalledTimes(2);
  rerender({ isOn: false });
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a hidden tab uses up no tries', async () => {
  const ask = jest.fn(() => Promise.resolve());
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  renderHook(() => usePoll({ isOn: true, ask, maxTries: 2 }));
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(0);
  hidden.mockRestore();
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('being online again is told, also when it is noticed as the tab is shown; nothing after leaving', () => {
  const tell = jest.fn();
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { unmount } = renderHook(() => useBackOnline(tell));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(tell).toHaveBeenCalledTimes(0);
  isOnline.mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(tell).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(tell).toHaveBeenCalledTimes(2);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(tell).toHaveBeenCalledTimes(2);
  isOnline.mockRestore();
});

test('a problem is one of a lost network from when the device says so, until another one comes', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const turn = (online: boolean) => {
    isOnline.mockReturnValue(online);
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
  };
  const { result, rerender } = renderHook(({ problem }) => useOfflineSince(problem), {
    initialProps: { problem: new Error('first') },
  });
  expect(result.current).toBe(false);
  turn(false);
  expect(result.current).toBe(true);
  turn(true);
  expect(result.current).toBe(true);
  rerender({ problem: new Error('second') });
  expect(result.current).toBe(false);
  turn(false);
  rerender({ problem: new Error('third') });
  turn(true);
  expect(result.current).toBe(true);
  isOnline.mockRestore();
});

test('what a press sends is sent once at a time, and again after it was answered or failed', async () => {
  const answers: { resolve: (answer: string) => void; reject: (error: Error) => void }[] = [];
  const run = jest.fn<Promise<string>, [text: string]>(
    () => new Promise((resolve, reject) => void answers.push({ resolve, reject })),
  );
  const { result } = renderHook(() => useSubmission(run));
  const first = result.current.send;
  let outcome: Promise<unknown> = Promise.resolve();
  act(() => void (outcome = first('one')));
  expect(result.current.isSending).toBe(true);
  // The same render's handler, as a double press has it.
  expect(await first('two')).toBeUndefined();
  expect(run.mock.calls).toEqual([['one']]);
  await act(async () => {
    answers[0]?.resolve('done');
    expect(await outcome).toBe('done');
  });
  expect(result.current.isSending).toBe(false);
  act(() => void (outcome = result.current.send('three').catch((error: Error) => error.message)));
  await act(async () => {
    answers[1]?.reject(new Error('broken'));
    expect(await outcome).toBe('broken');
  });
  expect(result.current.isSending).toBe(false);
});
