import { aRemoteBuild } from '../testing/a-remote-build';
import { folderContents } from './contents';
import { exposedFindings } from './exposed';

/** What the gate says of a release one of whose files is this script. */
const findingsOf = async (script: string) => {
  const routes = [{ path: '/a', page: 'home', access: 'public' } as const];
  const { folder, release } = await aRemoteBuild('mfe-a', '1.0.0', { routes });
  const [chunk = ''] = release.pages['home'] ?? [];
  const contents = new Map([...(await folderContents(folder)), [chunk, Buffer.from(script)]]);
  return exposedFindings({ release, contents });
};
const forEver = '() => { for (;;) ; }';

test.each([
  [
    'throws an object that runs code when it is read',
    `throw new Proxy({}, { get: ${forEver}, getOwnPropertyDescriptor: ${forEver} })`,
    'it throws',
  ],
  ['throws a function that does', `throw new Proxy(function () {}, { get: ${forEver} })`, 'it throws'],
  [
    'changes how its modules are told',
    `JSON.stringify = () => ({ toString: ${forEver} })`,
    'what tells of them was changed',
  ],
])('a file that %s does not hold up the gate', async (_, script, reason) => {
  expect(await findingsOf(script)).toMatchObject([
    { code: 'module-throws', what: `The files of mfe-a cannot be loaded: ${reason}.` },
  ]);
});

test('a module whose number is minified to 1e2 is found', async () => {
  const routes = [{ path: '/a', page: 'home', access: 'public' } as const];
  const { folder, release } = await aRemoteBuild('mfe-a', '1.0.0', { routes });
  const contents = new Map(
    [...(await folderContents(folder))].map(([file, content]) => [
      file,
      Buffer.from(content.toString().replace('r(100)', 'r(1e2)')),
    ]),
  );
  expect([...contents.values()].join('')).toContain('r(1e2)');
  expect(exposedFindings({ release, contents })).toEqual([]);
});
