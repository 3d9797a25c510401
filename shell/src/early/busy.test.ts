import { followBusy } from './busy';

let nowMs = 0;
const open = () => {
  const element = document.body.appendChild(document.createElement('div'));
  const field = element.appendChild(document.createElement('input'));
  const isBusy = followBusy(element);
  const tell = (event: Event, target: EventTarget = field) => {
    target.dispatchEvent(event);
    return isBusy();
  };
  const pass = (ms: number) => {
    nowMs += ms;
    return isBusy();
  };
  return { isBusy, pass, tell };
};
const on = (type: string) => new Event(type, { bubbles: true });
const key = (type: string, name: string) => new KeyboardEvent(type, { key: name, bubbles: true });

beforeEach(() => {
  nowMs = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test('nobody is busy who does nothing, or types', () => {
  const { isBusy, tell } = open();
  expect(isBusy()).toBe(false);
  for (const type of ['keydown', 'keyup']) expect(tell(key(type, 'a'))).toBe(false);
});

test('a word that is composed is waited for, as long as something comes of it', () => {
  const { pass, tell } = open();
  expect(tell(on('compositionstart'))).toBe(true);
  expect(pass(2_900)).toBe(true);
  expect(tell(on('compositionupdate'))).toBe(true);
  expect(pass(2_900)).toBe(true);
  expect(tell(on('compositionend'))).toBe(false);
});

test('a finger that is down has not clicked yet; its click, or a moment without one, ends it', () => {
  const { pass, tell } = open();
  expect(tell(on('pointerdown'))).toBe(true);
  expect(pass(1_000)).toBe(true);
  expect(tell(on('pointerup'), window)).toBe(true);
  expect(tell(on('click'))).toBe(false);
  expect(tell(on('pointerdown'))).toBe(true);
  expect(tell(on('pointercancel'))).toBe(true);
  expect(pass(100)).toBe(false);
});

test('the space bar clicks when it is let go; held, it is one press', () => {
  const { pass, tell } = open();
  expect(tell(key('keydown', ' '))).toBe(true);
  pass(2_000);
  tell(new KeyboardEvent('keydown', { key: ' ', repeat: true, bubbles: true }));
  expect(tell(key('keyup', ' '))).toBe(true);
  expect(pass(100)).toBe(false);
});

test('a press, or a word, whose end is never told holds nothing up for ever', () => {
  for (const type of ['pointerdown', 'compositionstart']) {
    const { pass, tell } = open();
    expect(tell(on(type))).toBe(true);
    expect(pass(3_000)).toBe(false);
  }
});
