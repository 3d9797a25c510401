import { toLiveRelease } from '@poku/platform/release';
import { paintedKey, type PaintedPages, paintedText } from '../release/paint/painted';
import { emptyRegistry } from '../release/registry-document';
import { digestOf, type Revision } from '../release/revision';
import { aBuild } from '../release/testing/a-store';
import type { UntrustedStore } from './untrusted-store';
import { verifiedPainted } from './verified-painted';

const part = (html: string) => ({ html, css: 'p{color:red}' });
const aRevision = async (painted: Revision['painted']): Promise<Revision> => {
  const routes = [
    { path: '/login', page: 'login', access: 'guest' },
    { path: '/a', page: 'a', access: 'public' },
  ] as const;
  const slots = [{ slot: 'dashboard', widget: 'row', order: 1, heightPx: 100 }];
  const live = toLiveRelease((await aBuild('mfe-a', '1', 'a()', { routes, slots })).release);
  const change = { action: 'promote', name: 'mfe-a', version: '1' } as const;
  return {
    ...emptyRegistry('production'),
    remotes: { 'mfe-a': { live } },
    painted,
    revision: 1,
    parent: null,
    change,
    at: '2026-11-27T04:00:00.000Z',
  };
};

const storeOf = (objects: Readonly<Record<string, string>>): UntrustedStore => ({
  rootKey: '',
  channel: 'production',
  paymentOrigins: [],
  read: (key) => {
    const text = objects[key];
    return Promise.resolve(text === undefined ? undefined : new TextEncoder().encode(text));
  },
});

/** Looks at a state whose painted pages are these, by who has them. */
const verified = async (
  pages: Readonly<Record<string, PaintedPages>>,
  {
    isUsed = () => true,
    damage = (text) => text,
  }: {
    readonly isUsed?: (name: string) => boolean;
    readonly damage?: (text: string) => string | undefined;
  } = {},
) => {
  const texts = Object.entries(pages).map(([name, one]) => [name, paintedText(one)] as const);
  const objects = texts.flatMap(([, text]) => {
    const stored = damage(text);
    return stored === undefined ? [] : [[paintedKey(digestOf(text)), stored] as const];
  });
  const revision = await aRevision(Object.fromEntries(texts.map(([name, text]) => [name, digestOf(text)])));
  return verifiedPainted(storeOf(Object.fromEntries(objects)), revision, isUsed);
};

const LOGIN = { guest: part('<p>masuk</p>'), title: 'Masuk' };
const PAGES = {
  'mfe-a': { '/login': LOGIN, '/a': { member: part('<p>a</p>'), title: 'A' } },
  shell: { '/': { member: part('<p>beranda</p>'), title: 'Beranda' } },
};

describe('what is painted, as it is served', () => {
  it('is what the state names, by address; a guest sees the login where the home is', async () => {
    const painted = await verified(PAGES);
    expect([...painted.keys()].sort()).toEqual(['/', '/a', '/login']);
    expect(painted.get('/a')).toEqual(PAGES['mfe-a']['/a']);
    expect(painted.get('/')).toEqual({ ...PAGES.shell['/'], guest: LOGIN.guest });
  });

  it('is the same for partners, where the shell painted for them', async () => {
    const [guest, member] = [part('<p>masuk {{brand.name}}</p>'), part('<p>beranda {{brand.name}}</p>')];
    const painted = await verified({
      'mfe-a': { '/login': { ...LOGIN, partner: { guest } } },
      shell: { '/': { ...PAGES.shell['/'], partner: { member } } },
    });
    expect(painted.get('/')?.partner).toEqual({ guest, member });
  });

  it('has on the home the widgets of each remote, and no address of them', async () => {
    const row = { member: part('<div>baris</div>'), partner: { member: part('<div>mitra</div>') } };
    const painted = await verified({
      'mfe-a': { ...PAGES['mfe-a'], 'widgets/row': row },
      shell: { '/': { ...PAGES.shell['/'], partner: { member: part('<p>beranda mitra</p>') } } },
    });
    expect([...painted.keys()].sort()).toEqual(['/', '/a', '/login']);
    expect(painted.get('/')?.widgets).toEqual({ 'mfe-a': row.member });
    expect(painted.get('/')?.partner?.widgets).toEqual({ 'mfe-a': row.partner.member });
    expect(painted.get('/a')?.widgets).toBeUndefined();
  });

  it('is refused of a widget that the remote has not', async () => {
    await expect(verified({ 'mfe-a': { 'widgets/other': LOGIN } })).rejects.toThrow(
      'paints widgets/other, which mfe-a has not',
    );
    await expect(verified({ 'mfe-a': { 'widgets/row': { member: part('<script>') } } })).rejects.toThrow(
      'cannot be shown at widgets/row: it has the element <script',
    );
  });

  it('is nothing of a remote that is not served, and nothing at all without the shell that painted it', async () => {
    const without = (gone: string) => verified(PAGES, { isUsed: (name) => name !== gone });
    const home = (await without('mfe-a')).get('/');
    expect(home).toEqual(PAGES.shell['/']);
    expect((await without('shell')).size).toBe(0);
  });

  it('is nothing in a state from before', async () => {
    expect((await verified({})).size).toBe(0);
  });

  it.each([
    [
      'has another byte',
      (text: string) => text.replace('masuk', 'mesuk'),
      'has other bytes than its name says',
    ],
    ['is gone', () => undefined, 'is not there'],
  ])('is refused when it %s', async (_, damage, why) => {
    await expect(verified(PAGES, { damage })).rejects.toThrow(why);
  });

  it('is refused of an address of somebody else', async () => {
    await expect(verified({ 'mfe-a': { '/tukar': LOGIN } })).rejects.toThrow(
      'paints /tukar, which mfe-a has not',
    );
    await expect(verified({ shell: { '/login': LOGIN } })).rejects.toThrow(
      'paints /login, which shell has not',
    );
  });

  it('is refused when something in it would run', async () => {
    const pages = { '/login': { guest: part('<p>a</p><script src="/remotes/mfe-a/0/old.js"></script>') } };
    await expect(verified({ 'mfe-a': pages })).rejects.toThrow(
      'cannot be shown at /login: it has the element <script',
    );
  });
});
