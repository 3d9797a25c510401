import { createKeyReader } from './keys';

interface Press extends KeyboardEventInit {
  /** Milliseconds on the page's clock. Default 0. */
  readonly at?: number;
  readonly on?: Element;
}

const reader = () => {
  const read = createKeyReader();
  return (key: string, { at = 0, on = document.body, ...init }: Press = {}) => {
    const event = new KeyboardEvent('keydown', {
      key,
      bubbles: true,
      composed: true,
      cancelable: true,
      ...init,
    });
    Object.defineProperty(event, 'timeStamp', { value: at });
    let asked: ReturnType<typeof read>;
    const listen = (heard: Event) => (asked = read(heard as KeyboardEvent));
    document.addEventListener('keydown', listen);
    on.dispatchEvent(event);
    document.removeEventListener('keydown', listen);
    return asked;
  };
};
const put = (html: string): Element => {
  document.body.innerHTML = html;
  return document.querySelector('[data-here]') ?? document.body;
};
afterEach(() => (document.body.innerHTML = ''));

test('a slash asks for the search and a question mark for the list, with Shift or without', () => {
  const press = reader();
  expect(press('/')).toBe('search');
  expect(press('/', { shiftKey: true })).toBe('search');
  expect(press('?', { shiftKey: true })).toBe('list');
  expect(press('x')).toBeUndefined();
});

test('g and then a letter within a second and a half are one wish', () => {
  const press = reader();
  expect(press('g', { at: 1_000 })).toBeUndefined();
  expect(press('b', { at: 2_500 })).toEqual({ letter: 'b' });
  expect(press('b', { at: 2_600 })).toBeUndefined();
  press('g', { at: 3_000 });
  expect(press('b', { at: 4_501 })).toBeUndefined();
});

test('Shift on its own says nothing, and Caps Lock changes nothing', () => {
  const press = reader();
  press('G');
  press('Shift', { shiftKey: true });
  expect(press('T')).toEqual({ letter: 't' });
});

test.each([
  ['of the browser', { ctrlKey: true }],
  ['of the system', { metaKey: true }],
  ['that writes another letter', { altKey: true }],
  ['that is held', { repeat: true }],
  ['of a word that is composed', { isComposing: true }],
])('a key %s is not ours', (_, init) => {
  const press = reader();
  expect(press('/', init)).toBeUndefined();
  press('g');
  expect(press('b', init)).toBeUndefined();
  expect(press('b')).toBeUndefined();
});

test('a letter with Shift is none', () => {
  const press = reader();
  press('G', { shiftKey: true });
  expect(press('b')).toBeUndefined();
});

test('what a part of the page has used is not ours', () => {
  const on = put('<div data-here></div>');
  on.addEventListener('keydown', (event) => event.preventDefault());
  expect(reader()('/', { on })).toBeUndefined();
});

test.each([
  '<input data-here>',
  '<input type="search" data-here>',
  '<textarea data-here></textarea>',
  '<select data-here></select>',
  '<div contenteditable><b data-here></b></div>',
  '<div role="textbox" data-here></div>',
  '<dialog open><button data-here></button></dialog>',
  '<div aria-modal="true"></div><button data-here></button>',
])('in %s a key is what is typed', (html) => {
  const on = put(html);
  const press = reader();
  expect(press('/', { on })).toBeUndefined();
  press('g', { on });
  expect(press('b', { on })).toBeUndefined();
});

test('a field inside of a shadow root is one', () => {
  const root = put('<div data-here></div>').attachShadow({ mode: 'open' });
  root.innerHTML = '<input>';
  const [on] = root.children;
  expect(reader()('/', { on: on ?? document.body })).toBeUndefined();
});

test.each([
  '<input type="checkbox" data-here>',
  '<input type="radio" data-here>',
  '<a href="/" data-here>Satu</a>',
])('on %s a key acts', (html) => {
  expect(reader()('/', { on: put(html) })).toBe('search');
});
