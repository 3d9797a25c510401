import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineRemote } from '@poku/contract';
import { paintedPagesModule } from './painted-pages';

const remote = defineRemote({
  name: 'mfe-a',
  routes: [
    { path: '/a', access: 'public', page: 'how-to' },
    { path: '/b', access: 'public', page: 'plain' },
    { path: '/c/:id', access: 'public', page: 'one' },
  ],
  slots: [],
  budgetBytes: 1,
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poku-pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = async (page: string, end: string, text = '', kind: 'pages' | 'widgets' = 'pages') => {
  await mkdir(join(folder, `src/${kind}/${page}`), { recursive: true });
  await writeFile(join(folder, `src/${kind}/${page}/${page}.${end}`), text);
};

test('a page comes with what stands beside it', async () => {
  await write('how-to', 'placeholder.tsx');
  await write('how-to', 'head.ts');
  expect(paintedPagesModule(remote, folder).split('\n')).toEqual([
    'import { page as page0 } from "./src/pages/how-to/how-to.page.tsx";',
    'import * as beside0_0 from "./src/pages/how-to/how-to.placeholder.tsx";',
    'import * as beside0_1 from "./src/pages/how-to/how-to.head.ts";',
    'const painted0 = { page: page0, ...beside0_0, ...beside0_1 };',
    'export { painted0 as "how-to" };',
    'import { page as page1 } from "./src/pages/plain/plain.page.tsx";',
    'const painted1 = { page: page1 };',
    'export { painted1 as "plain" };',
    'import { page as page2 } from "./src/pages/one/one.page.tsx";',
    'const painted2 = { page: page2 };',
    'export { painted2 as "one" };',
  ]);
});

const WAITS = /^mfe-a\/src\/pages\/plain\/plain\.page\.tsx waits .* plain\.placeholder\.tsx beside it\.$/;
const forMembers = { ...remote, routes: [{ path: '/b', access: 'member', page: 'plain' } as const] };

test('a page for members has something to paint', async () => {
  await write('plain', 'page.tsx', 'export const page: PageModule = { Component, title };');
  expect(() => paintedPagesModule(forMembers, folder)).toThrow(WAITS);
  await write('plain', 'placeholder.tsx');
  expect(paintedPagesModule(forMembers, folder)).toContain('plain.placeholder.tsx');
});

test.each([
  'export const page: PageModule = { loader, Component, title };',
  'export const page: PageModule = {\n  loader: readPartners,\n  Component,\n};',
])('a page for everybody that waits for data has something to paint', async (source) => {
  await write('plain', 'page.tsx', source);
  expect(() => paintedPagesModule(remote, folder)).toThrow(WAITS);
});

test('a page for everybody that waits for nothing paints itself', async () => {
  await write(
    'plain',
    'page.tsx',
    'export const page: PageModule = { Component, title };\nconst loader = 1;',
  );
  expect(() => paintedPagesModule(remote, folder)).not.toThrow();
});

test('a widget comes once with what stands for it, where something does', async () => {
  await write('row', 'placeholder.tsx', '', 'widgets');
  const slots = (['row', 'row', 'plain'] as const).map(
    (widget, index) => ({ slot: `s-${index}`, widget, order: 1, heightPx: 1 }) as const,
  );
  expect(paintedPagesModule({ ...remote, routes: [], slots }, folder).split('\n')).toEqual([
    'import * as widget0 from "./src/widgets/row/row.placeholder.tsx";',
    'export { widget0 as "widgets/row" };',
  ]);
});
