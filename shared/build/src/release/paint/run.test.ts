import { pagesCode, SHELL_CODE } from '../testing/a-painter';
import { runPaint } from './run';

const own = (code: string) => ({
  remote: 'mfe-a',
  routes: [{ path: '/a', page: 'home', access: 'public' } as const],
  slots: [],
  code,
});

test('what the two halves paint comes out, by address', () => {
  expect(runPaint(SHELL_CODE, own(pagesCode('mfe-a', { home: 'halo' })))).toEqual({
    pages: {
      '/a': {
        guest: { html: '<p>halo</p>', css: 'p{color:red}' },
        partner: { guest: { html: '<p>halo {{brand.name}}</p>', css: 'p{color:blue}' } },
      },
    },
    problems: {},
  });
  expect(runPaint(SHELL_CODE).pages['/']?.member?.html).toBe('<p>beranda</p>');
});

test('of widgets comes out what the remote has something of, by key', () => {
  const code = pagesCode('mfe-a', { home: 'halo', 'widgets/row': 'baris' });
  const slots = ['row', 'plain'].map(
    (widget) => ({ slot: 'dashboard', widget, order: 1, heightPx: 1 }) as const,
  );
  const { pages, problems } = runPaint(SHELL_CODE, { ...own(code), slots });
  expect([Object.keys(pages), problems]).toEqual([['/a', 'widgets/row'], {}]);
  expect(pages['widgets/row']?.guest?.html).toBe('<p>baris</p>');
});

test('a page that throws is told, and leaves the others', () => {
  const code = pagesCode('mfe-a', { home: 'halo', bad: 'throws' });
  const routes = ['home', 'bad'].map((page) => ({ path: `/${page}`, page, access: 'public' }) as const);
  const { pages, problems } = runPaint(SHELL_CODE, { remote: 'mfe-a', routes, slots: [], code });
  expect(Object.keys(pages)).toEqual(['/home']);
  expect(problems).toEqual({ '/bad': 'window is not defined' });
});

test('a page that paints what would run is told, and leaves the others', () => {
  const code = pagesCode('mfe-a', { home: 'halo', bad: '<script>alert(1)</script>' });
  const routes = ['home', 'bad'].map((page) => ({ path: `/${page}`, page, access: 'public' }) as const);
  const { pages, problems } = runPaint(SHELL_CODE, { remote: 'mfe-a', routes, slots: [], code });
  expect([Object.keys(pages), problems]).toEqual([['/home'], { '/bad': 'it has the element <script' }]);
});

test.each([
  ['a remote that cannot be run', 'throw new Error("no window")', 'no window'],
  ['one that throws no error', 'throw "nothing"', 'nothing'],
  ['one that makes code of text', 'globalThis.x = (0, eval)("1")', 'Code generation from strings disallowed'],
  ['one that looks for this process', 'process.exit(3)', 'process is not defined'],
  [
    'one that goes up the constructors',
    'globalThis.constructor.constructor("return process")()',
    'Code generation from strings disallowed',
  ],
  ['one that does not end', 'for (;;) ;', 'Script execution timed out'],
  [
    'one that throws what runs code when it is read',
    'throw new Proxy({}, { get: () => { for (;;) ; }, getOwnPropertyDescriptor: () => { for (;;) ; } })',
    'it throws',
  ],
  [
    'one that gives no text',
    'globalThis.pokuPages = { "mfe-a": {} }; globalThis.String = () => 1',
    'it gives no text',
  ],
])('%s is told', (_, code, problem) => {
  const { pages, problems } = runPaint(SHELL_CODE, own(code), 300);
  expect(pages).toEqual({});
  expect(Object.values(problems).join()).toContain(problem);
});
