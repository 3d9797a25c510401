import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@poku/tooling';
import { emptyRegistry, type ShellRelease } from './registry-document';
import { contentSecurityPolicy, renderIndex } from './index-html';
import { type PaintedDocument, paintedDocument } from './paint/painted-document';
import { pageRegistry, policyWith, renderPage } from './page-document';

const sign = (text: string) => ({
  certificate: {
    id: 'key',
    team: `of "${text.length}"`,
    publicKey: '',
    names: [],
    channels: [],
    until: '',
    signature: '',
  },
  value: 'signed',
});

const shell: ShellRelease = {
  version: '1',
  entry: 'shell.js',
  files: [{ name: 'shell.js', integrity: 'sha384-shell', bytes: 1, brotliBytes: 1 }],
  earlyScript: 'early()',
  contractVersion: '1.0.0',
  shared: {},
  template:
    '<meta content="{{policy}}"><script type="application/json" data-signature="{{signature}}">{{registry}}</script><script>{{early}}</script><script src="{{entry}}" integrity="{{integrity}}"></script>',
};

describe('the page of a channel', () => {
  it('runs nothing inline but the early script, which the policy names by its hash', () => {
    const policy = contentSecurityPolicy('early()', []);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("; font-src 'self';");
    expect(contentSecurityPolicy('other()', [])).not.toBe(policy);
  });

  it('says where the chunk lies that makes the calls, as far as the release has one', () => {
    const calls = { name: 'calls.0abc.js', integrity: 'sha384-calls', bytes: 1, brotliBytes: 1 };
    const template = '<script id="poku-registry" data-calls="{{calls}}"></script>';
    const render = (files: ShellRelease['files']) =>
      renderIndex({ ...shell, files, template }, emptyRegistry('production'), new Map(), [], sign);
    const told = /data-calls="([^"]*)"/.exec(render([...shell.files, calls]))?.[1] ?? '';
    expect(JSON.parse(told.replaceAll('&quot;', '"'))).toEqual({
      base: '/shell/1/',
      file: 'calls.0abc.js',
      integrity: 'sha384-calls',
    });
    expect(render(shell.files)).toContain('data-calls=""');
  });

  it('carries live releases only, in a form that cannot close its script element', () => {
    const live = {
      version: '2',
      base: '/',
      container: 'c',
      entry: '</script><script>',
      integrity: {},
      pages: {},
      widgets: {},
      routes: [],
      slots: [],
    };
    const document = {
      ...emptyRegistry('production'),
      remotes: { 'mfe-a': { live, previous: { ...live, version: '1' } } },
    };
    const html = renderIndex(shell, document, new Map(), [], sign);
    expect(html).not.toContain('</script><script>"');
    expect(html).not.toContain('previous');
    expect(html).toContain('src="/shell/1/shell.js" integrity="sha384-shell"');
  });

  it('names remotes after the first eight by their paths alone, unless they have a widget', () => {
    const live = {
      version: '2',
      base: '/',
      container: 'c',
      entry: 'e.js',
      integrity: {},
      pages: {},
      widgets: {},
      routes: [],
      slots: [],
    };
    const claim = (path: string) => ({ path, access: 'public', page: 'home' }) as const;
    const widget = { slot: 'dashboard', widget: 'card', order: 1, heightPx: 1 };
    const remotes = Object.fromEntries(
      Array.from({ length: 11 }, (_, index) => [
        `mfe-${index}`,
        {
          live: { ...live, routes: [claim(`/${index}`)], slots: index === 9 ? [widget] : [] },
          since: index + 1,
        },
      ]),
    );
    const canary = { release: { ...live, routes: [claim('/10'), claim('/10/new')] }, share: 0.1 };
    const document = {
      ...emptyRegistry('production'),
      remotes: { ...remotes, 'mfe-10': { ...remotes['mfe-10'], canary } },
    };
    const signature = sign('mfe-9');
    const { far, remotes: near } = pageRegistry(document, new Map([['mfe-9', signature]]));
    expect(far).toEqual({
      'mfe-8': { since: 9, paths: ['/8'] },
      'mfe-10': { since: 11, paths: ['/10', '/10/new'] },
    });
    expect(Object.keys(near)).toHaveLength(9);
    expect(near['mfe-9']).toEqual({
      live: expect.objectContaining({ version: '2' }) as unknown,
      since: 10,
      signature,
    });
    expect(pageRegistry(emptyRegistry('production'), new Map()).far).toBeUndefined();
  });

  it('carries the signature of the registry as it stands in the page, in a form that cannot close its attribute', () => {
    const html = renderIndex(shell, emptyRegistry('production'), new Map(), [], sign);
    const registry = />({[^<]*})</.exec(html)?.[1] ?? '';
    const attribute = /data-signature="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(JSON.parse(attribute.replaceAll('&quot;', '"'))).toEqual(sign(registry));
  });

  it('names the hash of the inline script as it stands in the real template', async () => {
    const template = await readFile(join(ROOT, 'shell/src/index.html'), 'utf8');
    const html = renderIndex({ ...shell, template }, emptyRegistry('production'), new Map(), [], sign);
    const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text ?? '');
    expect(inline).toHaveLength(1);
    for (const text of inline) {
      expect(html).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
  });

  it('has what is painted of its address behind the root, with the title and the description of that page', async () => {
    const template = await readFile(join(ROOT, 'shell/src/index.html'), 'utf8');
    const painted = paintedDocument('/login', {
      title: 'Masuk "di sini" & <sana>',
      description: 'Masuk ke "Poku" <ini>.',
      guest: { html: '<p>tamu</p>', css: 'p{color:red}' },
    });
    const page = (one?: PaintedDocument, siteOrigin?: string) =>
      renderPage(
        { ...shell, template },
        emptyRegistry('production'),
        new Map(),
        policyWith('sha256-a', []),
        sign,
        undefined,
        one,
        siteOrigin,
      );
    const html = page(painted);
    expect(html).toContain(`<div id="root"></div>\n    ${painted.html}\n`);
    expect(html).toContain('<title>Masuk &quot;di sini&quot; &amp; &lt;sana> · Poku</title>');
    expect(html).toContain('name="description" content="Masuk ke &quot;Poku&quot; &lt;ini>."');
    expect(html).not.toMatch(/canonical|og:image|ld\+json/);
    const shared = page(painted, 'https://poku.example');
    expect(shared).toContain('<link rel="canonical" href="https://poku.example/login" />');
    expect(shared).toContain('og:image" content="https://poku.example/media/icons/share.png"');
    const data = /ld\+json">([^<]*)</.exec(shared)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      name: 'Masuk "di sini" & <sana>',
      description: 'Masuk ke "Poku" <ini>.',
      url: 'https://poku.example/login',
    });
    const plain = page(undefined, 'https://poku.example');
    expect(plain).toContain('og:image"');
    expect(plain).not.toMatch(/canonical|ld\+json/);
    expect(page()).toContain('<title>Poku</title>');
    expect(page()).not.toContain('<template');
  });

  it('lets forms go to the payment pages of the e-wallets, and loosens nothing else', () => {
    const wallets = ['https://pay.example', 'http://dompetnusa.partner.localhost:4101'];
    const html = renderIndex(shell, emptyRegistry('production'), new Map(), wallets, sign);
    expect(html).toContain(`; form-action 'self' ${wallets.join(' ')};`);
    const closed = renderIndex(shell, emptyRegistry('production'), new Map(), [], sign);
    expect(closed).toContain("; form-action 'self';");
    expect(html.replace(` ${wallets.join(' ')}`, '')).toBe(closed);
  });

  it('refuses a template with a placeholder that it does not know', () => {
    expect(() =>
      renderIndex({ ...shell, template: '{{other}}' }, emptyRegistry('production'), new Map(), [], sign),
    ).toThrow('{{other}}');
  });
});
