import { symlink, unlink, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SECRET } from './forgeries';
import { openEdge } from './keepers';
import type { Tally } from './tally';
import type { World } from './world';

const BY = 'a: writes the store';
const WHAT = 'addresses outside of the store';
const NAME = 'outside.json';
const LINK = 'outside-link';

/** Ways up, as an address may write them. */
const UPS = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%00', '..;'];
const SLASHES = ['/', '%2f', '%5c', '\\', '//'];
const FOLDERS = ['remotes', 'shell', 'embed', 'media', 'registry'];

/** Asks as no client does that tidies addresses up. */
const ask = (site: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site);
    get({ host: hostname === 'localhost' ? '127.0.0.1' : hostname, port, path, agent: false }, (answer) =>
      resolve(text(answer)),
    ).once('error', reject);
  });

/** Asks a site and an edge for files beside the store: by the way up, written in many ways, and through links that lie in the store. */
export const attackOutside = async ({ stack, home, folder, store }: World, tally: Tally): Promise<void> => {
  await writeFile(join(home, NAME), SECRET);
  const { objects, rootKey } = store;
  const edge = openEdge(objects, rootKey);
  const links = FOLDERS.filter((name) => name !== 'registry').flatMap((name) => [
    { at: join(folder, name, LINK), to: home, path: `/${name}/${LINK}/${NAME}` },
    { at: join(folder, name, `${LINK}.json`), to: join(home, NAME), path: `/${name}/${LINK}.json` },
    { at: join(folder, name, `${LINK}.js.br`), to: join(home, NAME), path: `/${name}/${LINK}.js` },
  ]);
  for (const { at, to } of links) await symlink(to, at);
  const ways = FOLDERS.flatMap((name) =>
    UPS.flatMap((up) =>
      SLASHES.flatMap((slash) =>
        [1, 2, 3].map((times) => `/${name}/${`${up}${slash}`.repeat(times)}${NAME}`),
      ),
    ),
  );
  const absolute = FOLDERS.flatMap((name) => [
    `/${name}/${home}/${NAME}`,
    `/${name}/${encodeURIComponent(join(home, NAME))}`,
  ]);
  for (const path of [...ways, ...absolute, ...links.map((link) => link.path)]) {
    const told = await ask(stack.siteUrl, path);
    tally.count(BY, WHAT, 'site', path, told.includes(SECRET) ? 'the file was given' : undefined);
    const answer = await edge(new Request(`https://poku.example${path}`));
    tally.count(
      BY,
      WHAT,
      'edge',
      path,
      (await answer.text()).includes(SECRET) ? 'the file was given' : undefined,
    );
  }
  for (const { at } of links) await unlink(at);
};
