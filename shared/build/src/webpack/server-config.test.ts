import { readFileSync } from 'node:fs';
import { defineRemote } from '@poku/contract';
import { ROOT } from '@poku/tooling';
import { remoteServerConfig } from './server-config';
import { ownName, SHARED_MODULES } from './share-map';

const remote = defineRemote({
  name: 'mfe-a',
  routes: [
    { path: '/a', access: 'public', page: 'home' },
    { path: '/b', access: 'public', page: 'home' },
    { path: '/a/:id', access: 'public', page: 'one' },
  ],
  slots: [],
  budgetBytes: 1,
});

test('a remote brings each page once, however many addresses it has', () => {
  const { entry } = remoteServerConfig(remote, '/tmp/none');
  const text = decodeURIComponent(JSON.stringify(entry));
  expect(text.match(/\.page\.tsx/g)).toHaveLength(2);
  for (const page of ['home', 'one']) expect(text).toContain(`./src/pages/${page}/${page}.page.tsx`);
});

test('what the shell gives at once is what remotes take from it', () => {
  const given = readFileSync(`${ROOT}shell/src/server/server.ts`, 'utf8');
  const { externals } = remoteServerConfig(remote, '/tmp/none');
  for (const [key, { isOnDemand = false }] of Object.entries(SHARED_MODULES)) {
    const name = ownName(key);
    expect(externals).toHaveProperty([name], `pokuShared[${JSON.stringify(name)}]`);
    const line = name === 'react' ? /^ {2}react,$/m : new RegExp(`^ {2}'${name}': \\w+,$`, 'm');
    expect([name, line.test(given)]).toEqual([name, !isOnDemand]);
  }
});
