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

/** Work that ends when it is let go. */
function held(events: string[], name: string) {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const work = async (): Promise<void> => {
    events.push(`${name} starts`);
    await released;
    events.push(`${name} ends`);
  };
  return { work, letGo: () => letGo() };
}

test('work beside the turns holds up no turn, and whoever is alone waits for it and lets none begin', async () => {
  const turns = createTurns();
  const events: string[] = [];
  const [beside, alone, later] = ['beside', 'alone', 'later'].map((name) => held(events, name));
  const first = turns.beside(beside?.work ?? (() => Promise.resolve()));
  await turns.take(() => Promise.resolve(events.push('turn')));
  const second = turns.alone(alone?.work ?? (() => Promise.resolve()));
  const third = Promise.resolve().then(() => turns.beside(later?.work ?? (() => Promise.resolve())));
  later?.letGo();
  alone?.letGo();
  await new Promise((resolve) => setImmediate(resolve));
  expect(events).toEqual(['beside starts', 'turn']);
  beside?.letGo();
  await Promise.all([first, second, third]);
  expect(events).toEqual([
    'beside starts',
    'turn',
    'beside ends',
    'alone starts',
    'alone ends',
    'later starts',
    'later ends',
  ]);
});
