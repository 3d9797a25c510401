import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { aFolder } from '../testing/a-folder';
import { pulledInBy } from './pulled-in';

/** A repository with these files, by their paths. */
const aRepository = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const root = await aFolder();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
};

const asks = (...dependencies: readonly string[]): string =>
  JSON.stringify({ dependencies: Object.fromEntries(dependencies.map((name) => [name, '1.0.0'])) });

const MANIFESTS = {
  'mfe-a/package.json': '{}',
  'node_modules/a-chart/package.json': asks('a-core'),
  'node_modules/a-core/package.json': asks('react-dom'),
  'node_modules/@poku/kit/package.json': asks('styled-components'),
};

test('the line that imports a library is told, and no test, placeholder or type', async () => {
  const root = await aRepository({
    ...MANIFESTS,
    'mfe-a/src/a.test.ts': "import 'rxjs';",
    'mfe-a/src/b.placeholder.tsx': "import 'rxjs';",
    'mfe-a/src/c.ts': "import type { Observable } from 'rxjs';",
    'mfe-a/src/d.ts': "\n// import 'rxjs';\nexport const load = () => import('rxjs/ajax');\n",
    'mfe-a/src/e.tsx': 'export const E = () =>\n  <p />;\n',
  });
  const find = pulledInBy('mfe-a', [], root);
  expect(find('rxjs')).toBe('mfe-a/src/d.ts:3 imports rxjs/ajax');
  expect(find('react/jsx-runtime')).toBe('mfe-a/src/e.tsx:2 imports react/jsx-runtime');
  expect(find('axios')).toBeUndefined();
});

test('a library that a package brings is told with the line of the package and the way', async () => {
  const root = await aRepository({
    ...MANIFESTS,
    'mfe-a/src/a.ts': "import { chart } from 'a-chart/lines';\nimport { Card } from '@poku/kit';\n",
  });
  const find = pulledInBy('mfe-a', [], root);
  expect(find('react-dom')).toBe('mfe-a/src/a.ts:1 imports a-chart/lines (a-chart → a-core → react-dom)');
  expect(find('styled-components')).toBe(
    'mfe-a/src/a.ts:2 imports @poku/kit (@poku/kit → styled-components)',
  );
  // What the shell gives brings nothing.
  expect(pulledInBy('mfe-a', ['@poku/shared/ui'], root)('styled-components')).toBeUndefined();
});
