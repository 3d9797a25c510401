import { ROOT } from '@poku/tooling';
import { folderFreeName } from './folder-free-ids';

test('a module whose name has the folder of the repository in it gets another one', () => {
  expect(folderFreeName(`${ROOT}node_modules/.federation/entry.0a1b.js|9f`)).toBe('federation entry');
  expect(folderFreeName(`container entry (default) [["./pages/a",{}]] with ${ROOT}runtime.ts`)).toBe(
    'container entry (default) [["./pages/a",{}]] with runtime.ts',
  );
  expect(folderFreeName(`container entry (default) [] ${ROOT}node_modules/.federation/entry.0a1b.js`)).toBe(
    'container entry (default) [] node_modules/.federation/entry',
  );
  expect(folderFreeName(`provide module (default) react@1 = ${ROOT}node_modules/react/index.js`)).toBe(
    'provide module (default) react@1 = node_modules/react/index.js',
  );
});

test('others keep the one that webpack gives them', () => {
  expect(folderFreeName(`${ROOT}node_modules/ts-loader/index.js??x!${ROOT}mfe-a/src/a.ts`)).toBeUndefined();
  expect(
    folderFreeName(`consume-shared-module|default|react|${ROOT}node_modules/react|true`),
  ).toBeUndefined();
});
