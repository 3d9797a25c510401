import type { BrowserContext, Page } from 'playwright-core';
import type { Release } from '@poku/shared/contract';
import { freshProfile, launchBrowser } from '../bench/browse';
import { DEFAULT_CHANNEL, openStore } from '../release/channel';
import { startStack } from '../site/stack';

/**
 * `npm run tamper`: changes one byte of each file of each remote in turn, on its way to the browser, and opens a page that needs it.
 * Fails when the file is run, or when neither another release nor a panel stands in its place.
 */
const stack = await startStack(
  () => undefined,
  (reason) => {
    throw new Error(reason);
  },
);
const browser = await launchBrowser();
const member = await (await freshProfile(browser, stack.siteUrl, true)).storageState();

const HOME_SLOT = 'dashboard';

/** An address that needs a file of a release. Parameters may be anything: the page is loaded before it is known what they name. */
const addressFor = ({ pages, widgets, routes, slots, entry }: Release, file: string) => {
  const isNeeded = ([, files]: readonly [string, readonly string[]]) =>
    file === entry || files.includes(file);
  const [page] = Object.entries(pages).find(isNeeded) ?? [];
  const claim = routes.find((route) => route.page === page);
  if (claim) return { path: claim.path.replace(/:\w+/g, '1'), isMember: claim.access !== 'guest' };
  const onHome = new Set(slots.filter(({ slot }) => slot === HOME_SLOT).map(({ widget }) => widget));
  const isOnHome = Object.entries(widgets).some((one) => onHome.has(one[0]) && isNeeded(one));
  return isOnHome ? { path: '/dashboard', isMember: true } : undefined;
};

const changeOneByte = (bytes: Buffer): Buffer => {
  const changed = Buffer.from(bytes);
  const place = Math.floor(bytes.length / 2);
  changed[place] = (changed[place] ?? 0) ^ 1;
  return changed;
};

/** How long something may take to stand in the place of a page. */
const PATIENCE_MS = 15_000;

const openTampered = async (
  context: BrowserContext,
  { name, base, file, path }: Readonly<Record<'name' | 'base' | 'file' | 'path', string>>,
): Promise<{ readonly page: Page; readonly instead: Promise<unknown> }> => {
  const page = await context.newPage();
  const instead = page.waitForRequest(
    (request) => {
      const { pathname } = new URL(request.url());
      return pathname.startsWith(`/remotes/${name}/`) && !pathname.startsWith(base);
    },
    { timeout: PATIENCE_MS },
  );
  instead.catch(() => undefined);
  await page.route(`**${base}${file}*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: changeOneByte(await response.body()) });
  });
  await page.goto(stack.siteUrl + path);
  return { page, instead };
};

/** Whether the browser refuses a chunk that only a later step of a page asks for, with the hash that the remote's entry has for it. */
const isRefused = (page: Page, src: string, integrity: string): Promise<boolean> =>
  page.evaluate(
    ([address = '', hash = '']) =>
      new Promise<boolean>((resolve) => {
        const script = document.createElement('script');
        script.crossOrigin = 'anonymous';
        script.integrity = hash;
        script.addEventListener('load', () => resolve(false));
        script.addEventListener('error', () => resolve(true));
        script.src = address;
        document.head.append(script);
      }),
    [src, integrity],
  );

const store = await openStore();
const { remotes } = await store.registry(DEFAULT_CHANNEL);
const failures: string[] = [];
let tried = 0;
for (const [name, { live }] of Object.entries(remotes)) {
  const release = await store.releases.read(name, live?.version ?? '');
  const base = `/remotes/${name}/${release.version}/`;
  const entry = await (await fetch(stack.siteUrl + base + release.entry)).text();
  const [anyPage] = release.routes;
  for (const { name: file, integrity } of release.files) {
    tried += 1;
    const wanted = addressFor(release, file);
    const { path, isMember } = wanted ?? {
      path: anyPage?.path.replace(/:\w+/g, '1') ?? '/',
      isMember: anyPage?.access !== 'guest',
    };
    const context = await browser.newContext({
      viewport: { width: 360, height: 800 },
      serviceWorkers: 'block',
      ...(isMember && { storageState: member }),
    });
    const { page, instead } = await openTampered(context, { name, base, file, path });
    try {
      if (wanted) {
        // The panel, or a file of the release before it.
        await Promise.any([
          page.getByRole('button', { name: 'Coba lagi' }).first().waitFor({ timeout: PATIENCE_MS }),
          instead,
        ]);
      } else {
        // The page stands; its later chunk is asked for as the remote's own code would.
        await page.waitForLoadState('networkidle');
        if (!entry.includes(integrity)) throw new Error('the entry has no hash of it');
        if (!(await isRefused(page, base + file, integrity))) throw new Error('it was run');
      }
    } catch (error) {
      failures.push(`${base}${file} at ${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
    await context.close();
  }
  console.log(`${name} ${release.version}: ${release.files.length} files`);
}
await browser.close();
await stack.stop();
for (const failure of failures) console.error(failure);
console.log(
  `${tried} files with one byte changed: ${tried - failures.length} not run, ${failures.length} wrong`,
);
process.exit(failures.length === 0 ? 0 : 1);
