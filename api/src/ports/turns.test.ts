import { createTurns } from './turns';

test('work asked for together runs one after the other, also behind work that failed', async () => {
  const turns = createTurns();
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} starts`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`${name} ends`);
    if (name === 'a') throw new Error('a failed');
    return name;
  };
  const results = await Promise.allSettled([turns.take(work('a')), turns.take(work('b'))]);
  expect(events).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
  expect(results.map((result) => result.status)).toEqual(['rejected', 'fulfilled']);
});
