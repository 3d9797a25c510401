import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type {
  ChannelRegistry,
  LiveRelease,
  Registry,
  RegistryEntry,
  RemoteEntry,
  SignedText,
  Timestamp,
} from '@poku/contract';
import { pageEntryText } from '@poku/platform/release';
import { SITE_URL } from './addresses';
import { signAs } from './signing';

const HOUR_MS = 3_600_000;

const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * A file of the site, on a connection of its own: a command that a journey waits for holds up everything else, and the site closes
 * what rests meanwhile.
 */
export const siteText = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(SITE_URL + path, { agent: false }, (response) => resolve(text(response))).once('error', reject);
  });

/** The registry of the running site. */
export const liveRegistry = async (): Promise<Registry> => {
  const signed = JSON.parse(await siteText('/registry.json')) as SignedText;
  return JSON.parse(signed.text) as Registry;
};

const textOf = (release: LiveRelease, file: string): Promise<string> => siteText(release.base + file);

/** Ways in which a remote can be broken. */
export const FAULTS = ['refused', 'hang', '404', 'corrupt', 'throws on load', 'throws on render'] as const;
export type Fault = (typeof FAULTS)[number] | 'exports no page';

const hang = (): Promise<void> => new Promise(() => undefined);

const networkFaults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  refused: (route) => route.abort('connectionrefused'),
  hang,
  '404': (route) => route.fulfill({ status: 404, body: 'not found' }),
  corrupt: async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n;` });
  },
};

/** Serves what there is of a remote now as a team would have changed and signed it. */
const serveEntries = (page: Page, change: (entry: RegistryEntry, remote: string) => RegistryEntry) =>
  page.route(/\/registry\/[\w-]+\.json$/, async (route) => {
    const response = await route.fetch();
    const { text } = (await response.json()) as SignedText;
    const told = JSON.parse(text) as RemoteEntry & { readonly entry: RegistryEntry };
    const entry = { ...change(told.entry, told.remote), since: Number.MAX_SAFE_INTEGER };
    await route.fulfill({ response, json: signAs('entry', JSON.stringify({ ...told, entry })) });
  });

/** The registry of a page with each entry signed anew, as teams would sign them. */
const withSignedEntries = (text: string): string => {
  const { remotes, ...registry } = JSON.parse(text) as ChannelRegistry;
  const signed = Object.entries(remotes).map(([name, entry]) => {
    const { signature } = signAs('entry', pageEntryText(registry.channel, name, entry));
    return [name, { ...entry, signature }] as const;
  });
  return JSON.stringify({ ...registry, remotes: Object.fromEntries(signed) });
};

/** What says that the registry of a page is live, as the site does. */
const timestampOf = (text: string): SignedText => {
  const { channel, revision, remotes, far = {} } = JSON.parse(text) as ChannelRegistry;
  const now = Date.now();
  const told: Timestamp = {
    channel,
    revision,
    registry: '',
    at: new Date(now).toISOString(),
    until: new Date(now + HOUR_MS).toISOString(),
    since: Object.fromEntries(
      Object.entries({ ...remotes, ...far }).map(([name, { since = 0 }]) => [name, since]),
    ),
    revoked: [],
    stopped: [],
  };
  return signAs('timestamp', JSON.stringify(told));
};

/** The page with another registry, signed as teams would sign it. */
const pageWith = (html: string, change: (registry: string) => string): string => {
  const other = html.replace(
    /(<script type="application\/json" id="poku-registry"[^>]* data-timestamp=")[^"]*(" data-signature=")[^"]*(">)([^<]*)/,
    (_, opening: string, between: string, middle: string, registry: string) => {
      const changed = withSignedEntries(change(registry));
      const attribute = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');
      const signature = attribute(signAs('page', changed).signature);
      return opening + attribute(timestampOf(changed)) + between + signature + middle + changed;
    },
  );
  if (other === html && html.includes('poku-registry'))
    throw new Error('The page has no registry where this looks for it.');
  return other;
};

/** Serves pages whose registry a team has changed and signed. */
export const servePages = async (page: Page, change: (registry: string) => string): Promise<void> => {
  await page.route(
    (url) => url.origin === SITE_URL && !/^\/(remotes|shell|media|gateway)\/|\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: pageWith(await response.text(), change) });
    },
  );
};

/** Serves the site as if a team had changed the registry and signed it, without the releases before the live ones. */
const serveRegistry = async (page: Page, change: (registry: string) => string): Promise<void> => {
  await servePages(page, change);
  // Without the releases before, or the ladder would rightly use one.
  await serveEntries(page, ({ live }) => ({ live: JSON.parse(change(JSON.stringify(live))) as LiveRelease }));
};

/** Serves a page whose registry names `patched` bytes for some files of a release, as if they had been published so. */
const publishPatched = async (
  page: Page,
  release: LiveRelease,
  patched: Readonly<Record<string, string>>,
): Promise<void> => {
  await serveRegistry(page, (text) =>
    Object.entries(patched).reduce(
      (registry, [file, body]) => registry.replaceAll(release.integrity[file] ?? file, integrityOf(body)),
      text,
    ),
  );
  for (const [file, body] of Object.entries(patched)) {
    await page.route(`**${release.base}${file}*`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
  }
};

/** What the module of a broken page has in it. */
const THROWS =
  'require.d(exports,{page:()=>page});const page={title:"Rusak",Component:()=>{throw new Error("broken on render")}}';
const EXPORTS_NOTHING = 'require.d(exports,{halaman:()=>halaman});const halaman={title:"Rusak"}';

/** Bytes of a release whose page has another module; the entry names the new integrity of the chunk. */
const otherPage = async (release: LiveRelease, key: string, module: string) => {
  const entry = await textOf(release, release.entry);
  const chunk = release.pages[key]?.at(-1) ?? '';
  // Up to the next exposed module: how many chunks a page is made of, and their names, are webpack's own.
  const moduleId = new RegExp(
    `"\\./pages/${key}"(?:(?!"\\./).)*?\\(\\(\\)=>\\(\\)=>\\w+\\((\\d+(?:e\\d+)?)\\)\\)`,
  ).exec(entry)?.[1];
  // A minified 4000 is 4e3.
  if (!moduleId) throw new Error(`The entry of ${release.container} does not show where it exposes ${key}.`);
  const broken = `(self["chunks_${release.container}"]=self["chunks_${release.container}"]||[]).push([["page-${key}"],{${String(Number(moduleId))}:(module,exports,require)=>{${module}}}]);`;
  const oldIntegrity = release.integrity[chunk] ?? '';
  return { [release.entry]: entry.replaceAll(oldIntegrity, integrityOf(broken)), [chunk]: broken };
};

/**
 * Serves a newer release of a remote, signed as a team would sign it, in which the module of a page exports no `page`. The release
 * that is live is the one before it then.
 * @returns folder of the newer release
 */
export const serveReleaseWithoutPage = async (page: Page, remote: string, key: string): Promise<string> => {
  const live = (await liveRegistry()).remotes[remote]?.live;
  if (!live) throw new Error(`${remote} is not live.`);
  const container = `${live.container}_next`;
  const base = `${live.base.slice(0, -1)}-next/`;
  const bodies = await otherPage(live, key, EXPORTS_NOTHING);
  for (const file of Object.keys(live.integrity)) bodies[file] ??= await textOf(live, file);
  // The name of the release stands in each file; the entry, which comes last, has the hashes of the others.
  const integrity: Record<string, string> = {};
  let entry = (bodies[live.entry] ?? '').replaceAll(live.container, container);
  for (const [file, body] of Object.entries(bodies).filter(([name]) => name !== live.entry)) {
    bodies[file] = body.replaceAll(live.container, container);
    integrity[file] = integrityOf(bodies[file]);
    entry = entry.replaceAll(integrityOf(body), integrity[file]);
  }
  bodies[live.entry] = entry;
  integrity[live.entry] = integrityOf(entry);
  const next: LiveRelease = { ...live, version: `${live.version}-next`, base, container, integrity };
  await servePages(page, (text) => {
    const registry = JSON.parse(text) as Registry;
    return JSON.stringify({ ...registry, remotes: { ...registry.remotes, [remote]: { live: next } } });
  });
  await serveEntries(page, (entry, name) => (name === remote ? { live: next, previous: live } : entry));
  for (const [file, body] of Object.entries(bodies))
    await page.route(`**${base}${file}*`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  return base;
};

/**
 * Breaks a remote for one browser page.
 * @param key key of the page, for `throws on render` and `exports no page`
 * @returns a function that takes the cause away
 */
export const breakRemote = async (
  page: Page,
  remote: string,
  key: string,
  fault: Fault,
): Promise<() => Promise<void>> => {
  const release = (await liveRegistry()).remotes[remote]?.live;
  if (!release) throw new Error(`${remote} is not live.`);
  const faulty = networkFaults[fault];
  if (faulty) {
    let isBroken = true;
    await page.route(`**/remotes/${remote}/**`, (route) => (isBroken ? faulty(route) : route.continue()));
    // What hangs goes on hanging; only new requests are answered.
    return () => Promise.resolve(void (isBroken = false));
  }
  if (fault === 'throws on load')
    await publishPatched(page, release, { [release.entry]: 'throw new Error("broken on load");' });
  else {
    const module = fault === 'throws on render' ? THROWS : EXPORTS_NOTHING;
    await publishPatched(page, release, await otherPage(release, key, module));
  }
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
};
