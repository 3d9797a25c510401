import { type PartnerBrand, SLOT_ATTRIBUTE, WIDGET_ATTRIBUTE } from '@poku/contract';
import { STORAGE_KEYS } from '@poku/domain/brand';
import { aLiveRelease, aPartnerBrand } from '@poku/testing';
import { BRAND_MARKS } from './brand-marks';
import { prepareShow } from './show';

let end = (): void => undefined;
const brand = aPartnerBrand();

interface Loaded {
  readonly path?: string;
  readonly at?: string;
  /** Path of the page there, as it is claimed. Default nobody claims it. */
  readonly claimed?: string;
  /** Whether the page was painted for partners. Default false. */
  readonly isForPartners?: boolean;
  /** Whose origin it is on. Default Poku's own. */
  readonly origin?: PartnerBrand | null | Promise<PartnerBrand | null>;
}

/** A page of which both visitors have something, with the app's script in it. */
const load = ({ path = '/', at = path, claimed, isForPartners = false, origin = null }: Loaded = {}) => {
  history.replaceState(null, '', at);
  const entry = document.body.appendChild(document.createElement('script'));
  entry.defer = true;
  // Of no type that would be run, so that nothing is fetched.
  entry.type = 'text/plain';
  entry.src = '/shell/1/shell.js';
  for (const visitor of ['guest', 'member']) {
    const template = document.body.appendChild(document.createElement('template'));
    template.id = `painted-${visitor}`;
    template.dataset.path = path;
    if (isForPartners) template.dataset.brand = '';
    const mark = isForPartners
      ? `<b>Poku x ${BRAND_MARKS.name}</b><img src="${BRAND_MARKS.logo}" alt="">`
      : '';
    template.innerHTML = `<style>p { color: red }</style><p>untuk ${visitor}</p>${mark}<button>Masuk</button>`;
  }
  document.body.appendChild(document.createElement('div')).id = 'root';
  const slots = [{ slot: 'dashboard', widget: 'row', order: 1, heightPx: 100 }];
  const registry = { remotes: { 'mfe-a': { live: aLiveRelease({ slots }) } } };
  end = prepareShow(origin, { answerTo: () => undefined, registry, claimed });
  return {
    show: () => window.pokuShow?.(),
    fail: (script: EventTarget = entry) => script.dispatchEvent(new Event('error')),
    seen: () => document.querySelector('#painted p:not([role])')?.textContent,
    alert: () => document.querySelector('#painted [role=alert]'),
  };
};
/** The scheme that the visitor has chosen; jsdom knows none. */
const showScheme = (scheme: 'light' | 'dark') =>
  Object.defineProperty(globalThis, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({ matches: query.includes(scheme) }),
  });
beforeEach(() => showScheme('light'));
afterEach(() => {
  end();
  Reflect.deleteProperty(globalThis, 'matchMedia');
  document.body.replaceChildren();
  localStorage.clear();
  delete window.pokuShow;
  delete window.pokuPainted;
  history.replaceState(null, '', '/');
});

test('a guest sees what is for guests, before the place of the app, and what is pressed there is remembered', () => {
  const { show, seen } = load();
  show();
  expect(seen()).toBe('untuk guest');
  expect(document.querySelectorAll('template')).toHaveLength(0);
  expect(document.getElementById('painted')?.nextElementSibling?.id).toBe('root');
  const button = document.querySelector('button');
  button?.click();
  expect(window.pokuPainted?.presses).toEqual([button]);
  expect(window.pokuPainted?.isBusy()).toBe(false);
});

test('whom the browser remembers sees what is for members', () => {
  localStorage.setItem(STORAGE_KEYS.session, JSON.stringify({ clientId: 'c-1' }));
  const { show, seen } = load({ path: '/riwayat', at: '/riwayat/?tab=tukar' });
  show();
  expect(seen()).toBe('untuk member');
});

test('a page of many addresses is shown at each of them', () => {
  const { show, seen } = load({ path: '/kategori/:id', at: '/kategori/7', claimed: '/kategori/:id' });
  show();
  expect(seen()).toBe('untuk guest');
});

test.each([
  [
    'of an address that somebody else claims more closely',
    { path: '/a/:id', at: '/a/new', claimed: '/a/new' },
  ],
  ['of another address, as the worker keeps one page for all', { path: '/login', at: '/register' }],
  ['on the origin of a partner, for whom it was not painted', { origin: brand }],
  ['on Poku’s own origin of what was painted for partners', { isForPartners: true }],
  [
    'where a token leads to the gate',
    { path: '/raih', at: '/raih?redirectToken=t', isForPartners: true, origin: brand },
  ],
  ['while somebody looks at other releases', { path: '/login', at: '/login?preview=mfe-account@2' }],
])('nothing is shown %s', (_, page) => {
  const { show, seen } = load(page);
  show();
  expect(seen()).toBeUndefined();
  expect(document.querySelectorAll('template, #painted')).toHaveLength(0);
  expect(window.pokuPainted).toBeUndefined();
});

/** A page of a partner as it is seen: its name and logo, and a colour of its look. */
const worn = () => {
  const painted = document.getElementById('painted');
  return {
    name: painted?.querySelector('b')?.textContent,
    logo: painted?.querySelector('img')?.getAttribute('src'),
    primary: painted?.style.getPropertyValue('--poku-primary'),
    links: painted?.style.getPropertyValue('--poku-link-line'),
    pattern: painted?.dataset.pattern,
  };
};
const look = {
  pattern: 'waves',
  light: { primary: '#112233' },
  dark: { primary: '#9db9f5' },
};
test.each([
  ['light', '#112233', 'underline'],
  ['dark', '#9db9f5', 'none'],
] as const)(
  'on the origin of a partner it wears the colours of the brand, name and logo, when it is %s',
  (name, primary, links) => {
    showScheme(name);
    const { show, seen } = load({ isForPartners: true, origin: { ...brand, name: 'Kopi & $& Kita', look } });
    show();
    expect(seen()).toBe('untuk guest');
    expect(worn()).toEqual({
      name: 'Poku x Kopi & $& Kita',
      logo: brand.logo,
      primary,
      links,
      pattern: 'waves',
    });
    expect(document.querySelector('#painted style')?.textContent).toBe('p { color: red }');
  },
);

test('the gate is shown to who comes with a token', () => {
  const { show, seen } = load({
    path: '/partner-login',
    at: '/partner-login?redirectToken=t',
    isForPartners: true,
    origin: { ...brand, look: undefined },
  });
  show();
  expect(seen()).toBe('untuk guest');
  expect(worn()).toMatchObject({ primary: '', links: '', pattern: undefined });
});

test('whose origin it is may be heard later; nothing is shown before', async () => {
  let answer: (brand: PartnerBrand | null) => void = () => undefined;
  const origin = new Promise<PartnerBrand | null>((resolve) => (answer = resolve));
  const { show, seen, fail, alert } = load({ isForPartners: true, origin });
  fail();
  show();
  await Promise.resolve();
  expect(seen()).toBeUndefined();
  answer(brand);
  await origin;
  expect(seen()).toBe('untuk guest');
  expect(alert()).toBeInTheDocument();
});

test('an origin that only looks like a partner’s has its own page at once', () => {
  const { show, seen } = load({ origin: new Promise(() => undefined) });
  show();
  expect(seen()).toBe('untuk guest');
});

test('what was painted for partners is not shown where nobody is one', async () => {
  const origin = Promise.resolve(null);
  const { show, seen } = load({ isForPartners: true, origin });
  show();
  await origin;
  expect(seen()).toBeUndefined();
});

test('a visitor for whom nothing is painted sees nothing', () => {
  localStorage.setItem(STORAGE_KEYS.session, JSON.stringify({ clientId: 'c-1' }));
  const { show, seen } = load();
  document.getElementById('painted-member')?.remove();
  show();
  expect(seen()).toBeUndefined();
  expect(document.querySelectorAll('template')).toHaveLength(0);
});

test.each(['before', 'after'])(
  'an app whose script does not come, %s it is shown, is told of with a way to load it again',
  (when) => {
    const { show, fail, alert } = load({ path: '/login', at: '/login?redirectUri=%2Fraih#a' });
    if (when === 'before') fail();
    show();
    if (when === 'after') fail();
    expect(alert()).toHaveTextContent(
      'Poku belum bisa dimuat. Periksa koneksi kamu, lalu muat ulang halaman ini.',
    );
    // Without the fragment, or the browser would only scroll.
    expect(alert()?.querySelector('a')).toHaveAttribute('href', '/login?redirectUri=%2Fraih');
  },
);

test('so is one that cannot be run, as in an old browser', () => {
  const { show, alert } = load();
  show();
  window.dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost/remotes/a/1/entry.js' }));
  expect(alert()).toBeNull();
  window.dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost/shell/1/shell.js' }));
  expect(alert()).toBeInTheDocument();
});

test('another script that fails, as one of a remote, is not the end of the page', () => {
  const { show, fail, alert } = load();
  show();
  fail(document.body.appendChild(document.createElement('script')));
  expect(alert()).toBeNull();
});

test('widgets stand in the slots of the page that they were painted for, and are out of the document otherwise', () => {
  const loadWidgets = (path: string) => {
    const page = load({ path });
    const guest = document.querySelector<HTMLTemplateElement>('#painted-guest');
    guest?.content.append(document.createElement('section'));
    guest?.content.querySelector('section')?.setAttribute(SLOT_ATTRIBUTE, 'dashboard');
    const widgets = document.body.appendChild(document.createElement('template'));
    widgets.dataset.widgets = 'mfe-a';
    widgets.dataset.path = '/';
    widgets.innerHTML = `<style>b { color: red }</style><div ${WIDGET_ATTRIBUTE}="mfe-a/row">Kupon</div>`;
    page.show();
    return document.querySelector('#painted section')?.textContent;
  };
  expect(loadWidgets('/')).toBe('Kupon');
  expect(window.pokuPainted?.hasWidgets).toBe(true);
  expect(document.querySelectorAll('#painted style')).toHaveLength(2);
  expect(document.querySelectorAll('template')).toHaveLength(0);
  document.body.replaceChildren();
  expect(loadWidgets('/login')).toBe('');
  expect(window.pokuPainted?.hasWidgets).toBe(false);
  expect(document.querySelectorAll('template')).toHaveLength(0);
});
