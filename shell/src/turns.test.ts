import { inTurns, pause, whenPainted } from './turns';

/** Whether it is over without any timer or frame. */
const isOver = async (waiting: Promise<void>): Promise<boolean> => {
  let isEnded = false;
  void waiting.then(() => (isEnded = true));
  await Promise.resolve();
  await Promise.resolve();
  return isEnded;
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'hidden');
});

test('parts come one after the other, each in a task of its own', async () => {
  const done: string[] = [];
  const part = (name: string) => () => void done.push(name);
  const turns = inTurns([part('a'), part('b')]);
  expect(done).toEqual(['a']);
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['a', 'b']);
  await jest.runAllTimersAsync();
  await turns;
});

test.each([pause, whenPainted])('a page that somebody looks at is given its time: %p', async (wait) => {
  const waiting = wait();
  expect(await isOver(waiting)).toBe(false);
  await jest.runAllTimersAsync();
  await waiting;
});

test.each([pause, whenPainted])('in a tab that nobody looks at nothing is waited for: %p', async (wait) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  expect(await isOver(wait())).toBe(true);
});
