interface Use {
  reference: string;
  store: string;
  token: string;
  takenAt: string;
  name: string;
}
interface Refusal {
  reference: string;
  name: string;
  takenAt: string;
  text: string;
}
interface TillStore {
  read(): { keys: string[]; waiting: Use[]; refusals: Refusal[]; taken: Record<string, number> };
  know(code: string, atMs: number): void;
  forget(code: string): void;
  keepKeys(keys: string[]): void;
  take(use: Use, code: string): void;
  settle(reference: string, refusal?: Refusal): void;
  forgetRefusal(reference: string): void;
}
/** The script of the page has no types for programs of Node. */
const { openTillStore } = jest.requireActual<{
  openTillStore: (storage: ReturnType<typeof memory>, merchant: string) => TillStore;
}>('./browser/till-store.js');

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
};
const use = (reference: string, takenAt = '2026-11-26T03:05:00.000Z'): Use => ({
  reference,
  store: 'Senayan',
  token: `token of ${reference}`,
  takenAt,
  name: 'Kopi',
});
const references = (store: TillStore) => store.read().waiting.map(({ reference }) => reference);

test('what was taken waits in its order, over a reload, for this merchant alone', () => {
  const storage = memory();
  const store = openTillStore(storage, 'kopi');
  store.keepKeys(['key']);
  store.take(use('one'), 'CODE1');
  store.take(use('two'), 'CODE2');
  const again = openTillStore(storage, 'kopi');
  expect(references(again)).toEqual(['one', 'two']);
  expect(again.read().keys).toEqual(['key']);
  expect(Object.keys(again.read().taken)).toEqual(['CODE1', 'CODE2']);
  expect(references(openTillStore(storage, 'boba'))).toEqual([]);
});

test('two pages of one till lose nothing of each other', () => {
  const storage = memory();
  const [left, right] = [openTillStore(storage, 'kopi'), openTillStore(storage, 'kopi')];
  left.take(use('one'), 'CODE1');
  right.take(use('two'), 'CODE2');
  left.settle('one');
  expect(references(right)).toEqual(['two']);
});

test('a refusal stays, once, until it is read; what was taken is still known then', () => {
  const store = openTillStore(memory(), 'kopi');
  store.take(use('one'), 'CODE1');
  const refusal = { reference: 'one', name: 'Kopi', takenAt: use('one').takenAt, text: 'dipakai dua kali' };
  store.settle('one', refusal);
  store.settle('one', refusal);
  expect(store.read()).toMatchObject({ waiting: [], refusals: [refusal] });
  store.forgetRefusal('one');
  expect(store.read().refusals).toEqual([]);
  expect(store.read().taken).toHaveProperty('CODE1');
});

test('after a day a till forgets what it took', () => {
  const store = openTillStore(memory(), 'kopi');
  store.take(use('one'), 'CODE1');
  store.take(use('two', '2026-11-27T03:05:00.000Z'), 'CODE2');
  expect(Object.keys(store.read().taken)).toEqual(['CODE2']);
});

test('what was used with a network is known too, until it is taken back', () => {
  const store = openTillStore(memory(), 'kopi');
  store.know('CODE1', 1);
  store.know('CODE2', 2);
  store.forget('CODE1');
  expect(store.read().taken).toEqual({ CODE2: 2 });
});
