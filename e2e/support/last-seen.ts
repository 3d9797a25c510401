import { writeFile } from 'node:fs/promises';
import type { Page, Request, TestInfo } from '@playwright/test';

/** Name of the attachment that `npm test` prints with a failure. */
const ATTACHMENT = 'last-seen';
/** Calls to the API that are printed; the log has all. */
const LAST_CALLS = 15;
/** For a page that no longer answers. */
const PATIENCE_MS = 5_000;

const withoutQuery = (address: string): string => address.replace(/[?#].*/s, '');

/** Whether a field is filled, not with what; no query, where tokens are. */
const withoutSecrets = (seen: string): string =>
  seen
    .replace(/(textbox[^:\n]*): .+/g, '$1: …')
    .replace(/ value="[^"]+"/g, ' value="…"')
    .replace(/\?\S+=\S+/g, '?…');

/** What became of a page, in a file of the journey's folder; what cannot be read is said there. */
const keep = async (file: string, text: Promise<string> | string): Promise<void> =>
  writeFile(
    file,
    await Promise.resolve(text).catch((error: unknown) => `It cannot be read: ${String(error)}`),
  );

/**
 * Watches a page, for a failure that nobody can look at, as in CI.
 * @returns attaches where the page was, which element had the focus, the last calls to the API by path, status and time, and what
 * stood on the page; beside the picture and the trace it leaves `log.txt`, with all calls, what the console said and where the page went,
 * and `page.html`
 */
export const watchPage = (page: Page): ((testInfo: TestInfo) => Promise<void>) => {
  const calls: string[] = [];
  const log: string[] = [];
  const startedAt = Date.now();
  const say = (what: string) => void log.push(`${String(Date.now() - startedAt).padStart(7)} ms  ${what}`);
  const begun = new Map<Request, number>();
  const note = (request: Request, outcome: string) => {
    const { pathname } = new URL(request.url());
    const tookMs = Date.now() - (begun.get(request) ?? Date.now());
    if (!begun.delete(request)) return;
    const call = `${request.method()} ${pathname}: ${outcome}, ${tookMs} ms`;
    calls.push(call);
    say(call);
  };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/gateway/')) begun.set(request, Date.now());
  });
  page.on('response', (response) => note(response.request(), String(response.status())));
  page.on('requestfailed', (request) => note(request, request.failure()?.errorText ?? 'failed'));
  page.on('console', (message) => say(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => say(`error: ${error.stack ?? error.message}`));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) say(`address ${withoutQuery(frame.url())}`);
  });

  return async (testInfo) => {
    for (const request of begun.keys()) note(request, 'no answer yet');
    const seen = page.isClosed()
      ? 'The page is closed.'
      : await Promise.all([
          page.evaluate(() => {
            const focused = document.activeElement?.cloneNode(false);
            return focused instanceof Element ? focused.outerHTML : 'nothing';
          }),
          page.locator('body').ariaSnapshot({ timeout: PATIENCE_MS }),
        ]).then(
          ([focused, snapshot]) => withoutSecrets(`focus on ${focused}\n${snapshot}`),
          (error: unknown) => `The page cannot be read: ${String(error)}`,
        );
    const body = [withoutQuery(page.url()), ...calls.slice(-LAST_CALLS), seen].join('\n');
    await testInfo.attach(ATTACHMENT, { body, contentType: 'text/plain' });
    await keep(testInfo.outputPath('log.txt'), `${log.join('\n')}\n\n${withoutSecrets(seen)}\n`);
    if (!page.isClosed())
      await keep(
        testInfo.outputPath('page.html'),
        page.locator('html').evaluate((html) => html.outerHTML, null, { timeout: PATIENCE_MS }),
      );
  };
};
