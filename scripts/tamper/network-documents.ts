import { integrityOf, type Signer, signText } from '@poku/build/store';
import type { SignedText, Timestamp } from '@poku/contract';
import type { Browsing } from './browse';
import { type Change, changesOf, EVIL, spread } from './changes';
import { liveFiles } from './files';
import { strangerKey } from './forge';
import type { Between, Passing } from './lane';
import type { Tally } from './tally';
import { HELP, type Past, type World } from './world';

const BY = 'e: between browser and site';
const WITH_CLOCK = 'e and c';
const PAGE = '/about';
const WORKER = '/sw.js';
const WORKER_PATIENCE_MS = 15_000;
const LOOK_MS = 100;

const isDocument = ({ path, headers }: Passing): boolean =>
  !path.startsWith('/embed/') && String(headers['content-type'] ?? '').startsWith('text/html');

const attribute = (value: string): string => value.replaceAll('"', '&quot;');

const withTimestamp = (html: string, said: string): string =>
  html.replace(/data-timestamp="[^"]*"/, () => `data-timestamp="${attribute(said)}"`);

/** Gives in the place of what is live what was live before. @param said what is said of it. Default what was said then */
const bringingBack =
  ({ page, registry, timestamp, entries }: Past, said = timestamp): Between =>
  (passing) => {
    const remote = /^\/registry\/([\w-]+)\.json$/.exec(passing.path)?.[1];
    const old: Readonly<Record<string, string | undefined>> = {
      '/registry.json': registry,
      '/timestamp.json': said,
    };
    const text = isDocument(passing)
      ? withTimestamp(page, said)
      : (old[passing.path] ?? (remote === undefined ? undefined : entries.get(remote)));
    return text === undefined ? passing : { ...passing, status: 200, body: Buffer.from(text) };
  };

/** Changes documents on their way to the browser: the page, what is said to be live, entries, and all that the worker is judged by. */
export const attackDocuments = async (
  world: World,
  browsing: Browsing,
  tally: Tally,
  isQuick: boolean,
): Promise<void> => {
  const { allowed, clock, past, units } = world;
  const { look, within, siteUrl, sitePort } = browsing;
  const few = <T>(all: readonly T[]): readonly T[] => (isQuick ? all.slice(0, 2) : all);
  const guest = { isMember: false };
  const work: Promise<void>[] = [];
  const attempt = (by: string, what: string, file: string, between: Between, isBack = false): void => {
    const seen = isBack ? { port: sitePort } : undefined;
    const may = isBack ? allowed.live : allowed.withPrevious;
    work.push(
      look(guest, PAGE, { port: sitePort, between }, may, seen).then((breach) =>
        tally.count(by, what, 'Chromium', file, breach),
      ),
    );
  };
  const told = (kept: Past): Timestamp =>
    JSON.parse((JSON.parse(kept.timestamp) as SignedText).text) as Timestamp;
  const sayOf = (kept: Past, facts: Partial<Timestamp>, signer: Signer = clock): string => {
    const at = new Date().toISOString();
    return JSON.stringify(signText(signer, 'timestamp', JSON.stringify({ ...told(kept), at, ...facts })));
  };

  // The body of the page; its headers are the site's. Who changes both is the site.
  const inPage: readonly Change[] = [
    {
      what: 'a script in it',
      apply: (bytes) => Buffer.from(bytes.toString().replace('<head>', `<head><script>${EVIL}</script>`)),
    },
    {
      what: 'a script of another address in it',
      apply: (bytes) =>
        Buffer.from(bytes.toString().replace('<head>', '<head><script src="/evil.js"></script>')),
    },
    ...changesOf(Buffer.from(past.ofOlder.page), undefined).slice(1),
    ...spread,
  ];
  for (const change of few(inPage))
    attempt(BY, 'the page', change.what, (passing) => {
      if (passing.path === '/evil.js')
        return {
          ...passing,
          status: 200,
          headers: { 'content-type': 'text/javascript' },
          body: Buffer.from(EVIL),
        };
      return isDocument(passing) ? { ...passing, body: change.apply(passing.body) } : passing;
    });

  const changes = few([...changesOf(undefined, undefined), ...spread]);
  const withoutTime: Between = (passing) =>
    isDocument(passing)
      ? { ...passing, body: Buffer.from(withTimestamp(passing.body.toString(), '')) }
      : passing;
  for (const change of changes) {
    attempt(BY, 'documents that a page asks for', '/timestamp.json', (passing) =>
      passing.path === '/timestamp.json'
        ? { ...passing, body: change.apply(passing.body) }
        : withoutTime(passing),
    );
    // The entry is read when a file of the remote is broken.
    attempt(BY, 'documents that a page asks for', `/registry/${HELP}.json`, (passing) => {
      if (passing.path === `/registry/${HELP}.json`) return { ...passing, body: change.apply(passing.body) };
      return passing.path.startsWith(`/remotes/${HELP}/${units.get(HELP)}/`)
        ? { ...passing, body: Buffer.from(EVIL) }
        : passing;
    });
  }

  const nothing = Object.fromEntries(Object.keys(told(past.now).since).map((name) => [name, 0]));
  const { revision } = told(past.now);
  const backs: readonly (readonly [string, string, Past, string | undefined])[] = [
    [BY, 'an older state', past.ofOlder, undefined],
    [BY, 'the state of the revoked key', past.ofLeaked, undefined],
    [
      BY,
      'an older state, which a key of their own says is live',
      past.ofOlder,
      sayOf(past.ofOlder, { revision: 999 }, strangerKey()),
    ],
    [WITH_CLOCK, 'an older state, said anew', past.ofOlder, sayOf(past.ofOlder, {})],
    [WITH_CLOCK, 'an older state under a later number', past.ofOlder, sayOf(past.ofOlder, { revision: 999 })],
    [
      WITH_CLOCK,
      'an older state, with no entry too old',
      past.ofOlder,
      sayOf(past.ofOlder, { revision: revision + 1, since: nothing }),
    ],
    [
      WITH_CLOCK,
      'an older state under the same number',
      past.ofOlder,
      sayOf(past.ofOlder, { revision, since: nothing }),
    ],
    [
      WITH_CLOCK,
      'the state of the revoked key, which it hides',
      past.ofLeaked,
      sayOf(past.ofLeaked, { revision: 999, revoked: [], stopped: [] }),
    ],
    [
      WITH_CLOCK,
      'the state of the revoked key, as the newest',
      past.ofLeaked,
      sayOf(past.now, { revoked: [], stopped: [], since: nothing }),
    ],
  ];
  for (const [by, what, kept, said] of backs)
    attempt(by, 'what was live, to who has seen more', what, bringingBack(kept, said), true);

  /** Opens a page that may register a worker: none is there afterwards whose bytes nobody signed. */
  const attemptWorker = (what: string, between: Between): void => {
    work.push(
      within({ ...guest, hasWorker: true }, { port: sitePort, between }, async ({ page, lane, watched }) => {
        let isOver = false;
        page.on('console', (message) => (isOver ||= /is not registered|\[poku\]/.test(message.text())));
        await page.goto(siteUrl + PAGE, { waitUntil: 'commit' });
        const until = Date.now() + WORKER_PATIENCE_MS;
        const count = () =>
          page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length).catch(() => 0);
        while (!isOver && (await count()) === 0 && Date.now() < until) await page.waitForTimeout(LOOK_MS);
        const isAsked = lane.asked().includes(WORKER);
        const breach =
          (await count()) > 0
            ? 'a worker that nobody signed is registered'
            : await watched.breach(allowed.withPrevious);
        tally.count(
          BY,
          'the worker',
          'Chromium',
          what,
          breach ?? (isAsked ? undefined : 'the page never asked for it'),
        );
      }),
    );
  };
  const worker = (await liveFiles(world, 'shell')).find(({ file }) => file.name === 'sw.js');
  for (const change of few(worker?.changes ?? []))
    attemptWorker(change.what, (passing) =>
      passing.path === WORKER ? { ...passing, body: change.apply(passing.body) } : passing,
    );
  const evil: Between = (passing) =>
    passing.path === WORKER ? { ...passing, body: Buffer.from(EVIL) } : passing;
  attemptWorker('another, described so', (passing) =>
    passing.path.endsWith('/release.json') && worker
      ? {
          ...passing,
          body: Buffer.from(passing.body.toString().replace(worker.file.integrity, integrityOf(EVIL))),
        }
      : evil(passing),
  );
  await Promise.all(work);
};
