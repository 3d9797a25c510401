import type { Browser, Page } from '@playwright/test';
import type { Release } from '@poku/contract';
import { selfSigned } from '../support/certificate';
import { type Front, openFront, type Passed } from '../support/front';
import { expect, test } from '../support/journey';
import { workerServes } from '../support/offline';
import { siteText } from '../support/registry';
import { publishUnjudged, release, withSource } from '../support/release';

/** A host that its certificate alone makes a secure context. */
const HOST = 'poku.test';
const SHELL_SOURCE = 'shell/src/layout/app-layout.tsx';
const REMOTE_SOURCE = 'mfe-help/src/pages/guide/guide.page.tsx';
const TITLE = 'Cara Memakai Poku';
/** What may come of a release, against the whole (issue 19). */
const PART_OF_SHELL = 0.03;
const PART_OF_REMOTE = 0.05;

const certificate = selfSigned(HOST);
const TRUST = [
  `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
  `--ignore-certificate-errors-spki-list=${certificate.spkiDigest}`,
  // Else it tells nobody but localhost which dictionary it has when no public authority has signed the certificate.
  '--disable-features=CompressionDictionaryTransportRequireKnownRootCert',
];

/** A browser profile, and its own way to the site. */
interface Visitor {
  readonly what: string;
  readonly hasWorker: boolean;
  readonly page: Page;
  readonly front: Front;
}

const openVisitors = (browser: Browser, problems: string[]): Promise<Visitor[]> =>
  Promise.all(
    [undefined, certificate].flatMap((tls) =>
      [false, true].map(async (hasWorker) => {
        const what = `${tls ? 'over TLS' : 'on localhost'} ${hasWorker ? 'with' : 'without'} a worker`;
        const front = await openFront(tls ? HOST : 'localhost', tls);
        const context = await browser.newContext({ serviceWorkers: hasWorker ? 'allow' : 'block' });
        const page = await context.newPage();
        page.on('pageerror', ({ message }) => problems.push(`${what}: ${message}`));
        return { what, hasWorker, page, front };
      }),
    ),
  );

interface PassedFile extends Passed {
  readonly of: 'shell' | 'remote';
  readonly file: string;
  /** The same in every release. */
  readonly name: string;
}

/** What passed of the shell and of mfe-help since: scripts, and what the shell says of itself. */
const filesSince = ({ front }: Visitor, mark = 0): PassedFile[] =>
  front.passed.slice(mark).flatMap((one) => {
    const [, folder, file = ''] = /^\/(shell|remotes\/mfe-help)\/[^/]+\/([^/]+)$/.exec(one.path) ?? [];
    if (folder === undefined) return [];
    const of = folder === 'shell' ? 'shell' : 'remote';
    return { ...one, of, file, name: `${of}/${file.replace(/[.-][0-9a-f]{12,}\./, '.')}` };
  });
const namesSince = (visitor: Visitor, mark?: number) => filesSince(visitor, mark).map(({ name }) => name);

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** What a page says of how it got the shell. */
const wayOf = (page: Page) =>
  page.evaluate(() => ({
    isSecureContext,
    isControlled: navigator.serviceWorker.controller !== null,
    isThroughWorker: performance
      .getEntriesByType('resource')
      .filter((one) => one instanceof PerformanceResourceTiming)
      .some(({ name, workerStart }) => /\/shell\.\w+\.js$/.test(name) && workerStart > 0),
  }));

/** Shows a visitor the guide of mfe-help, and waits until all that comes with it has passed. */
const visit = async (visitor: Visitor): Promise<void> => {
  const { what, hasWorker, page, front } = visitor;
  await page.goto(`${front.url}/about`);
  await expect(titleOf(page), what).toHaveText(TITLE);
  // The page asks for it last; the worker serves when it keeps all scripts of the shell.
  await expect.poll(() => namesSince(visitor), { message: what }).toContain('shell/signature.json');
  if (hasWorker) await workerServes(page);
  const scripts = filesSince(visitor).filter(({ file }) => file.endsWith('.js'));
  expect(new Set(scripts.map(({ coding }) => coding)), what).toEqual(new Set(['br']));
};

/** Shows a visitor the newer releases. @returns what passed, when all that passed before has come again */
const visitAgain = async (visitor: Visitor): Promise<readonly PassedFile[]> => {
  const { what, hasWorker, page, front } = visitor;
  const mark = front.passed.length;
  const before = namesSince(visitor);
  await page.reload();
  await expect(page, what).toHaveTitle(/^Baru: /);
  await expect(titleOf(page), what).toHaveText(`${TITLE} baru`);
  const missing = () => before.filter((name) => !namesSince(visitor, mark).includes(name));
  await expect.poll(missing, { message: `what has not come ${what}` }).toEqual([]);
  expect(await wayOf(page), what).toEqual({
    isSecureContext: true,
    isControlled: hasWorker,
    isThroughWorker: hasWorker,
  });
  return filesSince(visitor, mark);
};

const sum = (bytes: readonly number[]): number => bytes.reduce((total, one) => total + one, 0);
const bytesOf = (files: readonly Passed[]): number => sum(files.map(({ bytes }) => bytes));

/** Bytes of the scripts of a release as a browser gets them that has no earlier ones, by file. */
const wholeOf = async ([some]: readonly PassedFile[]): Promise<ReadonlyMap<string, number>> => {
  const text = await siteText(`${some?.path.replace(/[^/]+$/, '')}release.json`);
  const { files } = JSON.parse(text) as Pick<Release, 'files'>;
  return new Map(files.map(({ name, brotliBytes }) => [name, brotliBytes]));
};

/** Releases the shell and mfe-help with one other line each, and goes back when `work` is done. */
const redeployed = async (work: () => Promise<void>): Promise<void> => {
  const editShell = (text: string) =>
    text.replace('(title || menuWording', "('Baru: ' + title || menuWording");
  const editRemote = (text: string) => text.replace('title: helpTitles.guide', '$& + " baru"');
  await withSource(SHELL_SOURCE, editShell, () =>
    withSource(REMOTE_SOURCE, editRemote, () => {
      release('publish', 'shell');
      const version = publishUnjudged('mfe-help');
      release('promote', 'shell');
      release('promote', 'mfe-help', '--version', version);
    }),
  );
  try {
    await work();
  } finally {
    for (const name of ['mfe-help', 'shell']) release('rollback', name, '--reason', 'the journey is over');
  }
};

test('after a redeploy browsers load what differs of the shell and of a remote: over TLS and on localhost, with a worker and without', async ({
  playwright,
  launchOptions,
  problems,
}) => {
  const args = [...(launchOptions.args ?? []), ...TRUST];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const visitors = await openVisitors(browser, problems);
  for (const visitor of visitors) await visit(visitor);

  await redeployed(async () => {
    for (const visitor of visitors) {
      const { what } = visitor;
      const files = await visitAgain(visitor);
      const paths = files.map(({ path }) => path);
      expect(new Set(paths).size, `${what}: nothing comes twice`).toBe(paths.length);
      const whole = files.filter(({ coding }) => coding !== 'dcz');
      expect(
        whole.map(({ name }) => name),
        what,
      ).toEqual(['shell/signature.json']);

      const ofShell = files.filter((one) => one.of === 'shell');
      const shellBytes = await wholeOf(ofShell);
      const sameScripts = sum(ofShell.map(({ file }) => shellBytes.get(file) ?? 0));
      expect(bytesOf(ofShell), what).toBeLessThanOrEqual(PART_OF_SHELL * sameScripts);

      // Against all scripts of the remote: its delta is mostly their hashes, which no dictionary knows.
      const ofRemote = files.filter((one) => one.of === 'remote');
      const allScripts = sum([...(await wholeOf(ofRemote)).values()]);
      expect(bytesOf(ofRemote), what).toBeLessThanOrEqual(PART_OF_REMOTE * allScripts);
    }
  });

  await test.step('the releases before come back without a byte: browsers have them yet', async () => {
    for (const visitor of visitors) {
      const { what, page, front } = visitor;
      const mark = front.passed.length;
      await page.reload();
      await expect(titleOf(page), what).toHaveText(TITLE);
      expect(namesSince(visitor, mark), what).toEqual([]);
    }
  });
  await browser.close();
  for (const { front } of visitors) await front.close();
});
