import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineRemote } from '@poku/contract';
import { paintedPagesModule } from './painted-pages';

const remote = defineRemote({
  name: 'mfe-a',
  routes: [
    { path: '/a', access: 'public', page: 'how-to' },
    { path: '/b', access: 'member', page: 'plain' },
  ],
  slots: [],
  budgetBytes: 1,
});

test('a page comes with what stands beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'poku-pages-'));
  await mkdir(join(folder, 'src/pages/how-to'), { recursive: true });
  for (const end of ['placeholder.tsx', 'head.ts'])
    await writeFile(join(folder, `src/pages/how-to/how-to.${end}`), '');
  expect(paintedPagesModule(remote, folder).split('\n')).toEqual([
    'import { page as page0 } from "./src/pages/how-to/how-to.page.tsx";',
    'import { Placeholder as Placeholder0 } from "./src/pages/how-to/how-to.placeholder.tsx";',
    'import { description as description0 } from "./src/pages/how-to/how-to.head.ts";',
    'const painted0 = { page: page0, Placeholder: Placeholder0, description: description0 };',
    'export { painted0 as "how-to" };',
    'import { page as page1 } from "./src/pages/plain/plain.page.tsx";',
    'const painted1 = { page: page1 };',
    'export { painted1 as "plain" };',
  ]);
  await rm(folder, { recursive: true });
});
