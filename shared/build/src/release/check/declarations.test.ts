import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AFTER_PURCHASE_SLOT,
  BRAND,
  OPEN_LINKS_SLOT,
  OPEN_PAYMENTS_SLOT,
  RUNNING_CODES_SLOT,
} from '@poku/domain/brand';
import { ROOT } from '@poku/tooling';
import {
  FIRST_POINTS_SLOT,
  HOME_SLOT,
  NOTICE_SLOT,
  PARTNER_HOME_SLOT,
  WELCOME_SLOT,
} from '../../../../../shell/src/routes/own-paths';
import { remoteDefinition, remoteNames } from '../remotes';
import { isReserved, overlap } from './rules/paths';

/** The sources of a folder that members get, as one text. */
const sourcesOf = (folder: string): string =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(
      ({ name, parentPath }) =>
        /(?<!\.test)\.tsx?$/.test(name) && !/\/(?:testing|embed)(?:\/|$)/.test(parentPath),
    )
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');

/** Places that sources have: a literal name of a `Slot`, the alternatives of a `slot` that is handed to one, or one of all. */
const slotsIn = (sources: string): string[] => {
  const literal = [...sources.matchAll(/<Slot\b[^>]*?\bname="([^"]+)"/g)].map(([, name = '']) => name);
  const handed = /<Slot\b[^>]*?\bname=\{slot\}/.test(sources)
    ? [...(/readonly slot: ([^;]+);/.exec(sources)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
        ([, name = '']) => name,
      )
    : [];
  const ofShared = sources.includes('<OpenPayments />') ? [OPEN_PAYMENTS_SLOT] : [];
  const ofAll = /<Slot\b[^>]*?\bname=\{AFTER_PURCHASE_SLOT\}/.test(sources) ? [AFTER_PURCHASE_SLOT] : [];
  return [...literal, ...handed, ...ofShared, ...ofAll].sort();
};

/** Addresses that `src/paths.ts` builds: what stands in quotes and begins with a slash, up to its query. */
const pathsIn = (text: string): string[] =>
  [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/['`](\/[^'`?]*)/g)].map(([, path = '']) =>
    path.replace(/\$\{[^}]*\}?.*$/, ':value').replace(/(?<!\/):value$/, ''),
  );

it('each remote declares the pages of others that its paths lead to', async () => {
  const definitions = await Promise.all((await remoteNames()).map(remoteDefinition));
  for (const { name, routes, links = [] } of definitions) {
    const foreign = pathsIn(readFileSync(join(ROOT, name, 'src/paths.ts'), 'utf8')).filter(
      (path) =>
        !isReserved(path) &&
        !routes.some(
          (claim) => overlap(claim.path, path) || claim.path.startsWith(path.replace(':value', '')),
        ),
    );
    expect({ name, links: [...links].sort() }).toEqual({ name, links: [...new Set(foreign)].sort() });
  }
});

it('each link of a remote leads to a page of another one', async () => {
  const definitions = await Promise.all((await remoteNames()).map(remoteDefinition));
  const claims = definitions.flatMap(({ routes }) => routes.map(({ path }) => path));
  const links = definitions.flatMap((definition) => definition.links ?? []);
  expect(links.filter((link) => !claims.some((claim) => overlap(claim, link)))).toEqual([]);
  expect(Object.values(BRAND.paths).filter((path) => !claims.includes(path))).toEqual([]);
});

it('each remote and the shell declare the slots that they have', async () => {
  const definitions = await Promise.all((await remoteNames()).map(remoteDefinition));
  for (const { name, offers = [] } of definitions)
    expect({ name, offers: [...offers].sort() }).toEqual({ name, offers: slotsIn(sourcesOf(`${name}/src`)) });
  const shell = sourcesOf('shell/src');
  const used = [...shell.matchAll(/<(?:Home)?Slot\b[^>]*?\bname=\{([A-Z_]+)\}/g)].map(
    ([, name = '']) => name,
  );
  expect([...new Set(used)].sort()).toEqual([
    'FIRST_POINTS_SLOT',
    'HOME_SLOT',
    'NOTICE_SLOT',
    'OPEN_LINKS_SLOT',
    'PARTNER_HOME_SLOT',
    'RUNNING_CODES_SLOT',
    'WELCOME_SLOT',
  ]);
  expect(shell).toContain('<OpenPayments />');
  const slots = [
    FIRST_POINTS_SLOT,
    HOME_SLOT,
    NOTICE_SLOT,
    PARTNER_HOME_SLOT,
    WELCOME_SLOT,
    OPEN_PAYMENTS_SLOT,
    RUNNING_CODES_SLOT,
    OPEN_LINKS_SLOT,
  ];
  expect(new Set(slots).size).toBe(slots.length);
});
