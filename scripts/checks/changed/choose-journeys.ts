import type { RemoteDefinition } from '@poku/contract';
import { type Importers, reached } from './graph';

/** Where members see what stands in a slot; not named here is the home. */
const SLOT_PLACES: Readonly<Record<string, readonly string[]>> = {
  guest: ['/login'],
  'onboard-partner': ['/onboard'],
  'onboard-ewallet': ['/onboard'],
  'open-payments': ['/raih'],
  'after-purchase': ['/raih', '/transaksi-selesai'],
};
const HOME = ['/', '/dashboard'];
/** A journey that names pages of so many remotes walks through the site. */
const WALKS = 5;

/** Helpers of journeys about the platform, which takes a page of some remote as an example. */
const PLATFORM = /^e2e\/support\/(release|registry|development|offline)\.ts$/;

/** The partner embed, which has no addresses. */
const IS_EMBED = /^mfe-catalogue\/src\/embed\/(?!.*\.test\.)/;

type Claims = Pick<RemoteDefinition, 'name' | 'routes' | 'slots'>;

/** Which journeys a change concerns. */
export interface ChosenJourneys {
  readonly run: readonly string[];
  /** Those left to `npm test`: a walk through the whole site passes by, or a release is tried with a page of this remote. */
  readonly left: readonly string[];
}

/** Whether an address, whose end may be open (`/voucher/`), is one of a route (`/voucher/:id`). */
const isOf = (address: string, route: string): boolean => {
  const parts = address.split('/');
  const wanted = route.split('/');
  return (
    parts.length === wanted.length && wanted.every((one, at) => one.startsWith(':') || one === parts[at])
  );
};

/** Routes of pages and places of widgets that are among the modules. */
const placesOf = (modules: ReadonlySet<string>, remotes: readonly Claims[]): readonly string[] =>
  remotes.flatMap(({ name, routes, slots }) => {
    const has = (kind: string, key: string): boolean =>
      modules.has(`${name}/src/${kind}s/${key}/${key}.${kind}.tsx`);
    return [
      ...routes.filter(({ page }) => has('page', page)).map(({ path }) => path),
      ...slots.filter(({ widget }) => has('widget', widget)).flatMap(({ slot }) => SLOT_PLACES[slot] ?? HOME),
    ];
  });

/** What remotes do with the calls that changed modules of the API answer. */
const callersOf = (changed: readonly string[], importers: Importers): ReadonlySet<string> => {
  const answers = reached(
    importers,
    changed.filter((file) => file.startsWith('api/') && importers.has(file)),
    new Set(['api/src/app.ts']),
  );
  const calls = [...importers.keys()].filter(
    (file) =>
      /^mfe-[^/]+\/src\/calls\//.test(file) &&
      importers.get(file)?.some((one) => /^api\/src\/modules\//.test(one) && answers.has(one)),
  );
  return reached(importers, calls);
};

/**
 * Chooses journeys by what they name: addresses of pages, and of widgets' places, that a change reaches.
 * @param changed paths of changed files
 * @param modules modules that the change reaches
 * @param journeys each with the addresses that it names
 */
export const chooseJourneys = (
  changed: readonly string[],
  modules: ReadonlySet<string>,
  importers: Importers,
  remotes: readonly Claims[],
  journeys: ReadonlyMap<string, ReadonlySet<string>>,
): ChosenJourneys => {
  const places = placesOf(new Set([...modules, ...callersOf(changed, importers)]), remotes);
  const walks = (addresses: readonly string[]): boolean =>
    remotes.filter(({ routes }) => routes.some(({ path }) => addresses.some((one) => isOf(one, path))))
      .length >= WALKS;
  const isShell = [...modules].some(
    (file) => /^shell\/src\//.test(file) && !/\.test\.|\/testing\//.test(file),
  );
  const platform = new Set(
    [...importers].filter(([file]) => PLATFORM.test(file)).flatMap(([, users]) => users),
  );
  const embed = new Set(
    [...modules].some((file) => IS_EMBED.test(file)) ? importers.get('e2e/support/embed.ts') : [],
  );
  const run: string[] = [];
  const left: string[] = [];
  for (const [file, named] of journeys) {
    const addresses = [...named];
    if (isShell || modules.has(file) || embed.has(file)) run.push(file);
    else if (places.some((place) => addresses.some((one) => isOf(one, place))))
      (walks(addresses) || platform.has(file) ? left : run).push(file);
  }
  return { run, left };
};
