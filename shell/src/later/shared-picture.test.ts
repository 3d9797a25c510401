import type { App } from '../app';
import { sharePictures } from './shared-picture';

type Listener = Parameters<App['router']['subscribe']>[0];

const card = (id: string, source = `/media/${id}.svg`) =>
  `<article><img src="${source}"><a href="/voucher?id=${id}">Kupon ${id}</a></article>`;
const detail = (id: string) => `<img src="/media/${id}.svg"><h2>Kupon ${id}</h2>`;

const main = document.createElement('main');
const named = () =>
  [...document.querySelectorAll('img')]
    .filter(({ style }) => style.getPropertyValue('view-transition-name') !== '')
    .map((picture) => new URL(picture.src).pathname + (picture.closest('article') ? ' on a card' : ''));

/** A site that stands at an address. @returns what fades to another one, and tells what has the name before, in between and after */
function openSite(address: string, html: string) {
  history.replaceState(null, '', address);
  main.innerHTML = html;
  let end = () => {};
  let finished = Promise.resolve();
  let updated = Promise.resolve();
  const start = (update: () => Promise<void>) => {
    finished = new Promise<void>((resolve) => (end = resolve));
    updated = Promise.resolve().then(update);
    return { finished };
  };
  Object.defineProperty(document, 'startViewTransition', {
    configurable: true,
    writable: true,
    value: start,
  });
  const listeners: Listener[] = [];
  sharePictures({ subscribe: (listener) => (listeners.push(listener), () => undefined) });
  return async (to: string, next: string) => {
    history.replaceState(null, '', to);
    const { pathname, search } = new URL(to, location.href);
    // The router tells of the next page before the document shows it.
    for (const listener of listeners)
      listener({ location: { pathname, search } } as Parameters<Listener>[0], {} as Parameters<Listener>[1]);
    document.startViewTransition(() => {
      main.innerHTML = next;
    });
    const seen = [named()];
    await updated;
    seen.push(named());
    end();
    await finished;
    await Promise.resolve();
    seen.push(named());
    return seen;
  };
}

beforeAll(() => {
  document.body.append(main);
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: 0, bottom: 90, width: 160 }) as DOMRect);
});
afterAll(() => jest.restoreAllMocks());

test('the picture of a card becomes that of the page which it leads to, and no longer', async () => {
  const fade = openSite('/tukar', card('1') + card('2') + card('2'));
  expect(await fade('/voucher?id=2', detail('2'))).toEqual([
    ['/media/2.svg on a card'],
    ['/media/2.svg'],
    [],
  ]);
});

test('on each way back it becomes that of the card again', async () => {
  const list = card('1') + card('2');
  const fade = openSite('/voucher?id=2', detail('2'));
  expect(await fade('/tukar', list)).toEqual([['/media/2.svg'], ['/media/2.svg on a card'], []]);
  await fade('/voucher?id=1', detail('1'));
  expect(await fade('/tukar', list)).toEqual([['/media/1.svg'], ['/media/1.svg on a card'], []]);
});

test.each([
  ['a page with another picture', detail('3')],
  ['a page without one', '<h2>Kupon 2</h2>'],
])('%s fades in by itself', async (_, page) => {
  const fade = openSite('/tukar', card('2'));
  expect(await fade('/voucher?id=2', page)).toEqual([['/media/2.svg on a card'], [], []]);
});
