import type { App } from '../app';
import { followSight } from './in-sight';

type Tell = Parameters<App['router']['subscribe']>[0];

const told: string[] = [];
let end = (): void => undefined;

/** A page whose links are so far from its top. @returns says that a navigation has ended */
const follow = (places: Readonly<Record<string, number>>, isDone = true) => {
  document.body.innerHTML = `<main>${Object.keys(places)
    .map((path) => `<a href="${path}">Halaman</a>`)
    .join('')}</main><nav><a href="/profil">Profil</a></nav><footer><a href="/terms">Syarat</a></footer>`;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = places[this.getAttribute('href') ?? ''] ?? 10;
    return { top, bottom: top + 20, width: 100 } as DOMRect;
  });
  const tells: Tell[] = [];
  const router = {
    state: { navigation: { state: 'idle' } },
    subscribe: (tell: Tell) => {
      tells.push(tell);
      return () => undefined;
    },
  } as unknown as App['router'];
  end = followSight(router, (link) => {
    told.push(link.pathname);
    return isDone;
  });
  return () => tells.forEach((tell) => tell(router.state, {} as Parameters<Tell>[1]));
};

beforeEach(() => {
  Object.defineProperty(globalThis, 'requestIdleCallback', {
    configurable: true,
    value: (then: () => void) => then(),
  });
  history.replaceState(null, '', '/');
});
afterEach(() => {
  end();
  told.length = 0;
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  document.body.replaceChildren();
});

test('links of page and menu that are on the screen are told, each address once', () => {
  const arrive = follow({ '/kategori/1': 100, '/voucher': innerHeight + 1, '/raih': -30, '/': 5 });
  expect(told).toEqual(['/kategori/1', '/profil']);
  arrive();
  expect(told).toHaveLength(2);
});

test('a link that scrolling brings is told when it has come to rest', () => {
  const places = { '/voucher': innerHeight + 1 };
  follow(places);
  places['/voucher'] = 40;
  expect(told).toEqual(['/profil']);
  dispatchEvent(new Event('scrollend'));
  expect(told).toEqual(['/profil', '/voucher']);
});

test('a link that a page is filled with is told a moment later', () => {
  jest.useFakeTimers();
  const places = { '/voucher': innerHeight + 1 };
  follow(places);
  places['/voucher'] = 40;
  jest.runOnlyPendingTimers();
  expect(told).toEqual(['/profil', '/voucher']);
  jest.useRealTimers();
});

test('what could not be fetched is told again on the next page', () => {
  const arrive = follow({}, false);
  arrive();
  expect(told).toEqual(['/profil', '/profil']);
});
