import { STORAGE_KEYS } from '@poku/domain/brand';
import { prepareShow } from './show';

let end = (): void => undefined;
/** A page of which both visitors have something, with the app's script in it. */
const load = ({
  path = '/',
  at = path,
  isPartnerOrigin = false,
}: { readonly path?: string; readonly at?: string; readonly isPartnerOrigin?: boolean } = {}) => {
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
    template.innerHTML = `<style>p { color: red }</style><p>untuk ${visitor}</p><button>Masuk</button>`;
  }
  document.body.appendChild(document.createElement('div')).id = 'root';
  end = prepareShow(isPartnerOrigin);
  return {
    show: () => window.pokuShow?.(),
    fail: (script: EventTarget = entry) => script.dispatchEvent(new Event('error')),
    seen: () => document.querySelector('#painted p:not([role])')?.textContent,
    alert: () => document.querySelector('#painted [role=alert]'),
  };
};
afterEach(() => {
  end();
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

test.each([
  ['of another address, as the worker keeps one page for all', { path: '/login', at: '/register' }],
  ['on the origin of a partner, whose colours are others', { isPartnerOrigin: true }],
  ['while somebody looks at other releases', { path: '/login', at: '/login?preview=mfe-account@2' }],
])('nothing is shown %s', (_, page) => {
  const { show, seen } = load(page);
  show();
  expect(seen()).toBeUndefined();
  expect(document.querySelectorAll('template, #painted')).toHaveLength(0);
  expect(window.pokuPainted).toBeUndefined();
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
