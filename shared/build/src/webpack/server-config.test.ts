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

test('where pages are painted the shell gives all that remotes take from it', () => {
  const given = readFileSync(`${ROOT}shell/src/server/server.ts`, 'utf8');
  const { externals } = remoteServerConfig(remote, '/tmp/none');
  for (const name of Object.keys(SHARED_MODULES).map(ownName)) {
    expect(externals).toHaveProperty([name], `pokuShared[${JSON.stringify(name)}]`);
    const line = name === 'react' ? /^ {2}react,$/m : new RegExp(`^ {2}'${name}': \\w+,$`, 'm');
    expect([name, line.test(given)]).toEqual([name, true]);
  }
});
