import {
  dayMark,
  HTML_ATTRIBUTE,
  type PaintedRows,
  ROWS_ATTRIBUTE,
  textMark,
  WHOLE_MARKS,
} from '@poku/contract';
import { formatDay, formatTime } from '@poku/domain/dates';
import { HTML_RULES } from '@poku/domain/html-rules';
import { formatPoints } from '@poku/domain/numbers';
import { waitFor } from '@testing-library/react';
import { type AnswerTo, fillRows } from './fill-rows';

const rows: PaintedRows = {
  call: '/list',
  whileAbove0: 'stock',
  pressed: { call: '/hearts', id: 'id' },
  wholes: ['price', 'points'],
};
const SAMPLE = `<li><a href="/kupon?id=${textMark('id')}&amp;q=1">${textMark('name', 'brand')}</a><b>${textMark('brand')}</b>
  <img src="/${textMark('image')}" alt=""><i>${formatPoints(WHOLE_MARKS + 1)}</i>
  <button aria-pressed="false" aria-label="Favorit: ${textMark('name', 'brand')}"></button></li>`;

interface Item extends Readonly<Record<string, unknown>> {
  readonly id: string;
}
const anItem = (id: string, facts: object = {}): Item => ({
  id,
  name: `Pagi Kopi ${id}`,
  brand: 'Pagi',
  image: `/media/${id}.svg`,
  stock: 3,
  price: 50_000,
  points: 12_500,
  ...facts,
});

/** A page with one list on its way. */
const load = (of: PaintedRows = rows, samples = SAMPLE) => {
  const holder = document.createElement('div');
  holder.setAttribute(ROWS_ATTRIBUTE, JSON.stringify(of));
  holder.innerHTML = samples;
  document.body.innerHTML = '<main></main>';
  const main = document.body.firstElementChild as HTMLElement;
  main.append(holder, document.createElement('ul'));
  const list = main.querySelector('main > ul') as HTMLElement;
  list.innerHTML = '<li>…</li><li>…</li>';
  return { main, list };
};
const answering =
  (answers: Readonly<Record<string, unknown>>): AnswerTo =>
  (path) =>
    path in answers ? Promise.resolve(answers[path]) : undefined;
afterEach(() => history.replaceState(null, '', '/'));

test('a list gets a row of each item, in its texts, its address, its picture and its points', async () => {
  const { main, list } = load();
  await fillRows(main, answering({ '/list': [anItem('a&b'), anItem('2')], '/hearts': [{ id: '2' }] }));
  expect(main.querySelector(`[${ROWS_ATTRIBUTE}]`)).toBeNull();
  expect(list.textContent).not.toContain('…');
  const [first, second] = list.children;
  expect(list.children).toHaveLength(2);
  expect(first?.querySelector('a')).toHaveTextContent(/^Kopi a&b$/);
  expect(first?.querySelector('a')).toHaveAttribute('href', '/kupon?id=a%26b&q=1');
  expect(first?.querySelector('b')).toHaveTextContent('Pagi');
  expect(first?.querySelector('img')).toHaveAttribute('src', '/media/a&b.svg');
  expect(first?.querySelector('i')).toHaveTextContent('12.500 poin');
  expect(first?.querySelector('button')).toHaveAttribute('aria-pressed', 'false');
  expect(second?.querySelector('button')).toHaveAttribute('aria-pressed', 'true');
  expect(second?.querySelector('button')).toHaveAttribute('aria-label', 'Favorit: Kopi 2');
});

test('it is told once a list is filled and was painted, or will not be filled', async () => {
  const { main, list } = load();
  let isFilled = false;
  let handleAnswer: (answer: unknown) => void = () => undefined;
  const answer = new Promise((resolve) => (handleAnswer = resolve));
  const filling = fillRows(main, (path) => (path === '/list' ? answer : Promise.resolve([])));
  void filling.then(() => (isFilled = true));
  const paint = jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  handleAnswer([anItem('1')]);
  await waitFor(() => expect(paint).toHaveBeenCalled());
  expect(list.textContent).toContain('Kopi 1');
  expect(isFilled).toBe(false);
  paint.mock.calls[0]?.[0](0);
  await filling;
  paint.mockRestore();
});

test('what an answer says is text, whatever it says', async () => {
  const { main, list } = load();
  const name = '<img src=x onerror=alert(1)> *.id.* " onclick="x';
  await fillRows(main, answering({ '/list': [anItem('"><b>', { name })], '/hearts': [] }));
  expect(list.textContent).toContain(name);
  expect(list.querySelectorAll('img')).toHaveLength(1);
  expect(list.querySelector('a')).toHaveAttribute('href', '/kupon?id=%22%3E%3Cb%3E&q=1');
  expect(list.querySelector('[onclick]')).toBeNull();
});

test('it ends before the first item that a card shows otherwise, and below the screen', async () => {
  const { main, list } = load();
  const items = [anItem('1'), anItem('2'), anItem('3', { stock: 0 }), anItem('4')];
  await fillRows(main, answering({ '/list': items, '/hearts': [] }));
  expect(list.children).toHaveLength(2);
  expect(list.textContent).toContain('Kopi 2');
  const many = load();
  const all = Array.from({ length: 40 }, (_, index) => anItem(String(index)));
  await fillRows(many.main, answering({ '/list': all, '/hearts': [] }));
  expect(many.list.children).toHaveLength(12);
});

test('a list for everybody has no hearts to wait for', async () => {
  const { main, list } = load({ call: '/list', wholes: ['price', 'points'] });
  await fillRows(main, answering({ '/list': [anItem('1')] }));
  expect(list.textContent).toContain('Kopi 1');
});

test.each([
  ['nobody asked', {}],
  ['it is not known whose hearts are set', { '/list': [anItem('1')] }],
  ['an answer is no list', { '/list': { items: [] }, '/hearts': [] }],
  ['it is empty', { '/list': [], '/hearts': [] }],
  ['a text is missing', { '/list': [anItem('1'), anItem('2', { brand: null })], '/hearts': [] }],
  [
    'a picture is of another site',
    { '/list': [anItem('1', { image: '//evil.example/a.svg' })], '/hearts': [] },
  ],
  [
    'a picture is at an address that reads as another site',
    { '/list': [anItem('1', { image: '/\t/evil.example/a.svg' })], '/hearts': [] },
  ],
  ['a picture is no path', { '/list': [anItem('1', { image: 'data:image/svg+xml,x' })], '/hearts': [] }],
])('it stays as it is painted when %s', async (_, answers) => {
  const { main, list } = load();
  await fillRows(main, answering(answers));
  expect(list.textContent).toBe('……');
  expect(main.querySelector('a')).toBeNull();
});

test('it stays as it is painted when an answer fails, and where the address asks for something else', async () => {
  const failed = load();
  await fillRows(failed.main, () => Promise.reject(new TypeError('Failed to fetch')));
  expect(failed.list.textContent).toBe('……');
  history.replaceState(null, '', '/tukar?name=kopi');
  const narrowed = load();
  await fillRows(narrowed.main, answering({ '/list': [anItem('1')], '/hearts': [] }));
  expect(narrowed.list.textContent).toBe('……');
});

test('a list may stand within its answer', async () => {
  const { main, list } = load({ ...rows, list: 'result' });
  await fillRows(main, answering({ '/list': { result: [anItem('1')], next: null }, '/hearts': [] }));
  expect(list.textContent).toContain('Kopi 1');
});

test('one record takes the place of what stands for it, at an address with a query too', async () => {
  history.replaceState(null, '', '/kupon?id=1');
  const { main, list } = load({ call: '/list', isOne: true, wholes: ['price', 'points'] });
  await fillRows(main, answering({ '/list': anItem('1') }));
  expect(main.textContent).toContain('Kopi 1');
  expect(list.isConnected).toBe(false);
  expect(main.children).toHaveLength(1);
});

test('it has no more rows than its page has', async () => {
  const { main, list } = load({ ...rows, most: 2 });
  await fillRows(main, answering({ '/list': ['1', '2', '3'].map((id) => anItem(id)), '/hearts': [] }));
  expect(list.children).toHaveLength(2);
});

test('one item may lead elsewhere', async () => {
  const { main, list } = load({ ...rows, elsewhere: { name: 'id', is: '5', path: '/pulsa' } });
  await fillRows(main, answering({ '/list': [anItem('4'), anItem('5')], '/hearts': [] }));
  expect(list.children).toHaveLength(2);
  expect([...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/kupon?id=4&q=1',
    '/pulsa',
  ]);
});

test.each([
  ['/promo?a=1&b=%20', '/promo?a=1&b=%20'],
  ['//evil.example/', null],
  ['/\\evil.example/', null],
  ['/\t/evil.example/', null],
  ['javascript:alert(1)', null],
  ['https://evil.example/', null],
  ['', null],
])('an item that says %j of where it leads leads there only within the site', async (link, href) => {
  const { main, list } = load();
  main.querySelector('a')?.setAttribute('href', `/${textMark('link')}`);
  await fillRows(main, answering({ '/list': [anItem('1', { link })], '/hearts': [] }));
  expect(list.querySelector('a')?.getAttribute('href') ?? null).toBe(href);
});

/** A sample for what is there, and one for what is over. */
const KINDS = `<li>Sampai ${textMark('name')} ${formatDay(dayMark(0))}</li>
  <li>Sejak ${textMark('name')} ${formatDay(dayMark(1))}, ${formatTime(dayMark(1))}</li>`;
const ofKinds: PaintedRows = {
  call: '/list',
  kinds: [{ state: 1, gift: null }, { state: 4 }],
  wholes: [],
  days: ['until', 'since'],
};
const aTicket = (name: string, state: number, facts: object = {}) => ({
  name,
  state,
  until: '2026-11-21T20:00:00Z',
  since: '2026-12-31T17:30:00Z',
  ...facts,
});

test('an item has the sample of its kind, with the day of a moment and its time', async () => {
  const { main, list } = load(ofKinds, KINDS);
  const items = [aTicket('Kopi', 1), aTicket('Teh', 4), aTicket('Susu', 1, { gift: null })];
  await fillRows(main, answering({ '/list': items }));
  expect(list.children).toHaveLength(3);
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Sampai Kopi 22 Nov 2026',
    'Sejak Teh 01 Jan 2027, 00:30 WIB',
    'Sampai Susu 22 Nov 2026',
  ]);
});

test('a name that looks like the mark of a number or a day stays a name', async () => {
  const { main, list } = load({ ...ofKinds, wholes: ['state'] }, KINDS);
  const name = `${formatDay(dayMark(0))} ${formatPoints(WHOLE_MARKS)}`;
  await fillRows(main, answering({ '/list': [aTicket(name, 1)] }));
  expect(list.textContent).toBe(`Sampai ${name} 22 Nov 2026`);
});

test('from the first item on that has no sample a list stays as it is painted, as long as it will be', async () => {
  const { main, list } = load(ofKinds, KINDS);
  list.innerHTML = '<li>…</li><li>…</li><li>…</li><li>…</li>';
  const items = [aTicket('Kopi', 1), aTicket('Teh', 3), aTicket('Susu', 1)];
  await fillRows(main, answering({ '/list': items }));
  expect(list.textContent).toBe('Sampai Kopi 22 Nov 2026……');
  const other = load(ofKinds, KINDS);
  await fillRows(other.main, answering({ '/list': [aTicket('Kopi', 1, { gift: '2026-12-01' })] }));
  expect(other.list.textContent).toBe('……');
});

describe('HTML from data', () => {
  const sample = `<li><p>${textMark('name')}</p><div ${HTML_ATTRIBUTE}="${textMark('texts.about')}"></div></li>`;
  const about = '<p>*.name.* <a href="https://kopi.example">kopi</a> <a href="javascript:kopi()">teh</a></p>';
  const item = anItem('1', { name: 'Pagi', texts: { about } });
  const fill = async () => {
    const { main, list } = load({ call: '/list', wholes: [] }, sample);
    await fillRows(main, answering({ '/list': [item] }));
    return list;
  };
  afterEach(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));

  test('comes through the sanitiser of the browser, with what it may have, and is never read as a mark', async () => {
    const asked: unknown[] = [];
    Object.defineProperty(Element.prototype, 'setHTML', {
      configurable: true,
      value(this: Element, html: string, options: unknown) {
        asked.push(options);
        this.innerHTML = html;
      },
    });
    const list = await fill();
    expect(list).toHaveTextContent('Pagi*.name.* kopi teh');
    expect(asked).toEqual([
      { sanitizer: { elements: HTML_RULES.ALLOWED_TAGS, attributes: HTML_RULES.ALLOWED_ATTR } },
    ]);
    expect(list.querySelector(`[${HTML_ATTRIBUTE}]`)).toBeNull();
    const [web, code] = list.querySelectorAll('a');
    expect(web).toHaveAttribute('target', '_blank');
    expect(web).toHaveAttribute('rel', 'noopener noreferrer');
    expect(code).not.toHaveAttribute('href');
  });

  test('stays away in a browser without a sanitiser', async () => {
    const list = await fill();
    expect(list).toHaveTextContent('……');
  });
});
