import type { EmbedImpression } from '@poku/embed';
import { watchImpressions } from './watch-impressions';

/** jsdom lays nothing out: what is in sight is what a test says. */
let report: (entries: readonly Pick<IntersectionObserverEntry, 'target' | 'intersectionRatio'>[]) => void;
const observed = new Set<Element>();
class Sight {
  constructor(callback: typeof report) {
    report = callback;
  }
  observe = (card: Element) => void observed.add(card);
  unobserve = (card: Element) => void observed.delete(card);
  disconnect = () => observed.clear();
}

let isTabInSight = true;
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IntersectionObserver: Sight });
  isTabInSight = true;
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => (isTabInSight ? 'visible' : 'hidden'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  observed.clear();
  document.body.replaceChildren();
});

const addCard = (content: Element, id: string): Element => {
  const card = document.createElement('article');
  card.setAttribute('part', 'card');
  const link = document.createElement('a');
  link.href = `https://poku.example/voucher?id=${id}`;
  card.append(link);
  content.append(card);
  return card;
};

const open = () => {
  const content = document.createElement('div');
  document.body.append(content);
  const cards = ['1001', '1002'].map((id) => addCard(content, id));
  const seen: EmbedImpression[] = [];
  const end = watchImpressions(content, (impression) => seen.push(impression));
  const show = (index: number, intersectionRatio: number) => {
    const target = cards[index];
    if (target) report([{ target, intersectionRatio }]);
  };
  return { content, seen, end, show };
};

test('a coupon is told once, with its place, when half of its card was in sight for a second', () => {
  const { seen, show } = open();
  show(1, 0.5);
  jest.advanceTimersByTime(999);
  expect(seen).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(seen).toEqual([{ couponId: '1002', position: 2 }]);
  show(1, 0);
  show(1, 1);
  jest.advanceTimersByTime(5_000);
  expect(seen).toHaveLength(1);
});

test('less than half of a card, or less than a second, is not seen', () => {
  const { seen, show } = open();
  show(0, 0.4);
  show(1, 0.9);
  jest.advanceTimersByTime(900);
  show(1, 0.2);
  jest.advanceTimersByTime(900);
  show(1, 0.9);
  jest.advanceTimersByTime(900);
  expect(seen).toEqual([]);
});

test('nothing is seen in a tab that is not', () => {
  const { seen, show } = open();
  show(0, 1);
  isTabInSight = false;
  document.dispatchEvent(new Event('visibilitychange'));
  show(1, 1);
  jest.advanceTimersByTime(5_000);
  expect(seen).toEqual([]);
  isTabInSight = true;
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(1_000);
  expect(seen.map(({ couponId }) => couponId)).toEqual(['1001', '1002']);
});

test('cards that come are watched, cards that went are not, and in the end none is', async () => {
  const { content, seen, end, show } = open();
  show(0, 1);
  content.firstElementChild?.remove();
  const card = addCard(content, '1003');
  // The browser tells of changes after them.
  await Promise.resolve();
  expect(observed.size).toBe(2);
  report([{ target: card, intersectionRatio: 1 }]);
  jest.advanceTimersByTime(1_000);
  expect(seen).toEqual([{ couponId: '1003', position: 2 }]);
  show(1, 1);
  end();
  jest.advanceTimersByTime(1_000);
  expect(seen).toHaveLength(1);
  expect(observed.size).toBe(0);
});
