import { unusedTexts } from './unused-texts';

const WORDING = `
export const homeWording = {
  title: 'Beranda',
  hello: (name: string) => \`Halo \${name}\`,
  greeting: { pagi: 'Selamat pagi', malam: 'Selamat malam' },
  status: { open: 'Buka', pagi: 'Buka pagi' },
} as const;
`;
/** Names of the texts that a page with this code does not read. */
const unreadBy = (code: string, more: Readonly<Record<string, string>> = {}): readonly string[] => {
  const sources: Readonly<Record<string, string>> = {
    'shared/domain/src/wording/home.ts': WORDING,
    'mfe-a/src/page.tsx': `import { homeWording } from '@poku/domain/wording/home';\n${code}`,
    ...more,
  };
  return unusedTexts({
    root: '/repo/',
    files: Object.keys(sources).map((file) => `/repo/${file}`),
    read: (file) => sources[file.slice('/repo/'.length)],
  }).map(({ name }) => name.replace('homeWording.', ''));
};
const ALL = ['title', 'hello', 'greeting.pagi', 'greeting.malam', 'status.open', 'status.pagi'];
const without = (...read: readonly string[]): readonly string[] => ALL.filter((name) => !read.includes(name));

test('a text that nobody reads is told with its file and line', () => {
  const files = ['/repo/shared/domain/src/wording/home.ts'];
  expect(unusedTexts({ root: '/repo/', files, read: () => "export const a = { b: 'c' };" })).toEqual([
    { where: 'shared/domain/src/wording/home.ts:1', name: 'a.b' },
  ]);
  expect(unreadBy('')).toEqual(ALL);
});

test.each([
  ['by its name', 'show(homeWording.title);', ['title']],
  ['called', "show(homeWording.hello('Siti'));", ['hello']],
  ['in a table of the table', 'show(homeWording.greeting.malam);', ['greeting.malam']],
  [
    'by another name',
    'const words = homeWording; show(words.title, words.status.open);',
    ['title', 'status.open'],
  ],
  [
    'taken out',
    'const { title, greeting: { pagi: text } } = homeWording; show(title, text);',
    ['title', 'greeting.pagi'],
  ],
  [
    'by a name of two tables',
    'const t = isOn() ? homeWording.greeting : homeWording.status; show(t.pagi);',
    ['greeting.pagi', 'status.pagi'],
  ],
  ['by a text', "show(homeWording['title']);", ['title']],
  [
    'by a key of a known kind',
    "declare const key: 'open' | 'pagi'; show(homeWording.status[key]);",
    ['status.open', 'status.pagi'],
  ],
  [
    'by any key',
    'declare const key: string; show(homeWording.greeting[key]);',
    ['greeting.pagi', 'greeting.malam'],
  ],
  ['handed on as a whole', 'show(homeWording.status);', ['status.open', 'status.pagi']],
  ['in a copy', 'export const more = { ...homeWording.status };', ['status.open', 'status.pagi']],
  ['by who gets it by its type', 'const ask = (t: typeof homeWording.status) => t.open;', ['status.open']],
])('a text is read %s', (_how, code, read) => {
  expect(unreadBy(code)).toEqual(without(...read));
});

test.each([
  ['mfe-a/src/wording/home.ts', 'mfe-a/src/page.ts', "'./wording/home'"],
  ['mfe-a/src/calls/home.ts', 'api/src/service.ts', "'@poku/mfe-a/calls/home'"],
  ['api/src/modules/a/wording.ts', 'api/src/modules/a/service.ts', "'./wording'"],
])('a text of %s is read from %s', (wording, reader, name) => {
  const read = (code: string) =>
    unusedTexts({
      root: '/repo/',
      files: [`/repo/${wording}`, `/repo/${reader}`],
      read: (file) =>
        file === `/repo/${wording}` ? WORDING : `import { homeWording } from ${name};\n${code}`,
    }).map((text) => text.name.replace('homeWording.', ''));
  expect(read('')).toEqual(ALL);
  expect(read('show(homeWording.title);')).toEqual(without('title'));
});

test('the same name in another table reads nothing', () => {
  expect(unreadBy("const other = { title: '', open: '' }; show(other.title, other.open);")).toEqual(ALL);
});

test('what another text is made of is read', () => {
  const links =
    "import { homeWording } from './home';\nexport const linkWording = { home: homeWording.title };";
  expect(unreadBy('', { 'shared/domain/src/wording/links.ts': links })).toEqual([
    ...without('title'),
    'linkWording.home',
  ]);
});
