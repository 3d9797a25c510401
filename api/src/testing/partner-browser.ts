/** A person's browser on a partner's page: keeps cookies and fills the page's form. */
export interface PartnerBrowser {
  /** The page that is open, as it came. */
  text: string;
  status: number;
  headers: Headers;
  /** The page's own address. */
  address: string;
  /** Where a form led away to; empty while the page stays at the partner. */
  leftFor: string;
  open(url: string): Promise<void>;
  /**
   * Sends a form of the page, its boxes unchecked, with more fields, and follows a redirect within the partner.
   * @param part of the form's text; by default the first form is sent
   */
  submit(fields: Record<string, string>, part?: string): Promise<void>;
}

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const attribute = (tag: string, name: string): string =>
  unescaped(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** Every partner host is this machine, and Node does not resolve its name. */
export const onLoopback = (url: URL): URL => {
  const target = new URL(url);
  target.hostname = '127.0.0.1';
  return target;
};

/** A browser without cookies. */
export function partnerBrowser(): PartnerBrowser {
  let cookie = '';
  const go = async (url: URL, init: RequestInit): Promise<void> => {
    const headers = new Headers(init.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    const answer = await fetch(onLoopback(url), { ...init, headers, redirect: 'manual' });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const location = answer.headers.get('location');
    browser.text = await answer.text();
    browser.status = answer.status;
    browser.headers = answer.headers;
    if (location === null) {
      browser.address = url.href;
      return;
    }
    const next = new URL(location, url);
    if (next.host === url.host) await go(next, {});
    else browser.leftFor = next.href;
  };
  const browser: PartnerBrowser = {
    text: '',
    status: 0,
    headers: new Headers(),
    address: 'http://127.0.0.1/',
    leftFor: '',
    async open(url) {
      browser.leftFor = '';
      await go(new URL(url), {});
    },
    async submit(fields, part = '') {
      const forms = browser.text.matchAll(/<form[^>]*action="([^"]*)"[^>]*>([\s\S]*?)<\/form>/g);
      const [, action = '', inner = ''] = [...forms].find(([form]) => form.includes(part)) ?? [];
      const body = new URLSearchParams();
      for (const [tag] of inner.matchAll(/<input[^>]*>/g)) {
        const name = attribute(tag, 'name');
        if (name !== '' && attribute(tag, 'type') !== 'checkbox') body.set(name, attribute(tag, 'value'));
      }
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      await go(new URL(unescaped(action), browser.address), {
        method: 'POST',
        headers,
        body: body.toString(),
      });
    },
  };
  return browser;
}
