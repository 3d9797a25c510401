import type { Page, Request, TestInfo } from '@playwright/test';

/** Name of the attachment that `npm test` prints with a failure. */
const ATTACHMENT = 'last-seen';
/** Calls to the API that are kept. */
const LAST_CALLS = 15;

/** Whether a field is filled, not with what; no query, where tokens are. */
const withoutSecrets = (seen: string): string =>
  seen
    .replace(/(textbox[^:\n]*): .+/g, '$1: …')
    .replace(/ value="[^"]+"/g, ' value="…"')
    .replace(/\?\S+=\S+/g, '?…');

/**
 * Watches a page, for a failure that nobody can look at, as in CI.
 * @returns attaches where the page was, which element had the focus, the last calls to the API by path, status and time, and what
 * stood on the page
 */
export const watchPage = (page: Page): ((testInfo: TestInfo) => Promise<void>) => {
  const calls: string[] = [];
  const begun = new Map<Request, number>();
  const note = (request: Request, outcome: string) => {
    const { pathname } = new URL(request.url());
    const tookMs = Date.now() - (begun.get(request) ?? Date.now());
    if (begun.delete(request)) calls.push(`${request.method()} ${pathname}: ${outcome}, ${tookMs} ms`);
  };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/gateway/')) begun.set(request, Date.now());
  });
  page.on('response', (response) => note(response.request(), String(response.status())));
  page.on('requestfailed', (request) => note(request, request.failure()?.errorText ?? 'failed'));

  return async (testInfo) => {
    for (const request of begun.keys()) note(request, 'no answer yet');
    const seen = page.isClosed()
      ? 'The page is closed.'
      : await Promise.all([
          page.evaluate(() => {
            const focused = document.activeElement?.cloneNode(false);
            return focused instanceof Element ? focused.outerHTML : 'nothing';
          }),
          page.locator('body').ariaSnapshot({ timeout: 5_000 }),
        ]).then(
          ([focused, snapshot]) => withoutSecrets(`focus on ${focused}\n${snapshot}`),
          (error: unknown) => `The page cannot be read: ${String(error)}`,
        );
    const body = [page.url().replace(/[?#].*/s, ''), ...calls.slice(-LAST_CALLS), seen].join('\n');
    await testInfo.attach(ATTACHMENT, { body, contentType: 'text/plain' });
  };
};
