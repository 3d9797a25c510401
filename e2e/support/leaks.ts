import { readFileSync } from 'node:fs';
import { expect, type Page, type Request } from '@playwright/test';
import { JOURNEYS_HOME } from './addresses';

/** Something that was seen, and where. */
interface Sighting {
  readonly source: 'address' | 'request' | 'console' | 'error body' | 'storage' | 'log';
  readonly text: string;
}

/** Collects everything that could give a secret away, and the secrets themselves. */
export interface LeakSearch {
  /** Something that must not be seen anywhere. */
  readonly keep: (name: string, secret: string) => void;
  /** Opens the link of an e-mail: the only address that may carry its token, once. */
  readonly openLink: (path: string) => Promise<void>;
  /** Looks into Web Storage and takes the cookies of the moment among the secrets. */
  readonly look: () => Promise<void>;
  /** Every secret that was seen, as `name in source: text`. */
  readonly leaks: () => readonly string[];
  /** How many secrets of a name were met, so that none is missed unnoticed. */
  readonly countOf: (name: string) => number;
  /** Whether a text was seen in a source, to prove that the search finds what is there. */
  readonly hasSeen: (source: Sighting['source'], text: string) => boolean;
}

/** [A] §7 puts the number into this address; the logs must not have it. */
const isPhoneCheck = (text: string): boolean => text.includes('/gateway/checkmsisdn?');

/** [A] §7 puts the redirect token into this address; nothing else may have it. */
const isTokenCheck = (text: string): boolean => text.includes('/gateway/v1/check_redirect?');

/** Digits count as a secret only on their own: a time is a longer number, and a request's id may have any six between its letters. */
const holds = (text: string, secret: string): boolean => {
  const escaped = secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(/^\d{6}$/.test(secret) ? `(?<![\\dA-Za-z])${escaped}(?![\\dA-Za-z])` : escaped).test(
    text,
  );
};

const field = (json: unknown, key: string): string | undefined => {
  const value = (json as { readonly data?: Readonly<Record<string, unknown>> } | null)?.data?.[key];
  return typeof value === 'string' ? value : undefined;
};

/** Starts to collect, for one browser page. */
export const searchLeaks = (page: Page): LeakSearch => {
  const seen: Sighting[] = [];
  const secrets = new Map<string, string>();
  let openedLink = '';
  const note = (source: Sighting['source'], text: string) => void seen.push({ source, text });
  const keep = (name: string, secret: string): void => {
    expect(secret.length, `${name} is too short to search for`).toBeGreaterThanOrEqual(6);
    if (!secrets.has(secret)) secrets.set(secret, name);
  };

  const noteAnswer = async (request: Request): Promise<void> => {
    if (!request.url().includes('/gateway/')) return;
    // A page that is left or closed takes the answers with it that nobody waited for.
    const response = await request.response().catch(() => null);
    const text = await response?.text().catch(() => undefined);
    if (!response || text === undefined) return;
    const json: unknown = JSON.parse(text);
    for (const key of ['accessToken', 'authorizationCode']) {
      const secret = field(json, key);
      if (secret !== undefined) keep(key, secret);
    }
    const { responseCode } = json as { readonly responseCode: unknown };
    if (!response.ok() || Number(responseCode) !== 200) note('error body', text);
  };
  const answers: Promise<void>[] = [];

  page.on('request', (request) => {
    const isOpening = request.isNavigationRequest() && request.url() === openedLink;
    note('request', `${isOpening ? '' : request.url()} ${request.headers().referer ?? ''}`);
    const verifier = /"codeVerifier":"([^"]+)"/.exec(request.postData() ?? '')?.[1];
    if (verifier !== undefined) keep('codeVerifier', verifier);
  });
  page.on('requestfinished', (request) => void answers.push(noteAnswer(request)));
  page.on('console', (message) => note('console', message.text()));
  page.on('pageerror', ({ message }) => note('console', message));
  page.on('framenavigated', (frame) => {
    // Once the address has changed it must not come back, and neither may a request for it.
    if (frame.url() === openedLink) return;
    openedLink = '';
    note('address', frame.url());
  });

  return {
    keep,
    openLink: async (path) => {
      const url = new URL(path, page.url()).href;
      openedLink = url;
      keep('the token of a link', /[^/=]+$/.exec(path)?.[0] ?? '');
      await page.goto(url);
    },
    look: async () => {
      note('storage', await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })));
      note('address', await page.evaluate(() => location.href));
      await Promise.all(answers);
      // The session's cookie is the access token under another name.
      for (const { name, value } of await page.context().cookies()) keep(`the cookie ${name}`, value);
    },
    leaks: () => {
      const logs = ['api.log', 'sandbox-partners.log'].map((file): Sighting => {
        return { source: 'log', text: readFileSync(`${JOURNEYS_HOME}/logs/${file}`, 'utf8') };
      });
      seen.push(...logs);
      return seen.flatMap(({ source, text }) =>
        [...secrets]
          .filter(([, name]) => !(name === 'the phone number' && source === 'request' && isPhoneCheck(text)))
          .filter(
            ([, name]) => !(name === 'the token of a link' && source === 'request' && isTokenCheck(text)),
          )
          .filter(([secret]) => holds(text, secret))
          .map(([, name]) => `${name} in ${source}: ${source === 'log' ? '' : text}`),
      );
    },
    countOf: (name) => [...secrets.values()].filter((one) => one === name).length,
    hasSeen: (source, text) => seen.some((one) => one.source === source && holds(one.text, text)),
  };
};
