/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { z } from 'zod';
import { partnerBrowser, type PartnerBrowser } from '../../testing/partner-browser';
import { startTestPartners, testLinkOrder, type TestPartners } from '../../testing/sandbox-partners';

const textLike = (form: RegExp): unknown => expect.stringMatching(form);
async function times(count: number, work: () => Promise<void>): Promise<void> {
  for (let done = 0; done < count; done += 1) await work();
}

let partners: TestPartners;
let browser: PartnerBrowser;
beforeAll(async () => {
  partners = await startTestPartners();
});
beforeEach(async () => {
  await partners.reset();
  browser = partnerBrowser();
});
afterAll(() => partners.close());

const outbox = z.array(z.object({ to: z.string(), text: z.string(), otp: z.string(), sentAt: z.string() }));
const messages = async (to: string) => {
  const url = `${partners.addresses.dompetnusa?.url ?? ''}/sandbox/outbox?to=${encodeURIComponent(to)}`;
  return outbox.parse(await (await fetch(url)).json());
};
const newest = async () => (await messages('081200000004'))[0]?.otp ?? '';
const wrong = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
const stateOf = async (reference: string) =>
  (await partners.call('dompetnusa', 'GET', `/v1/links/${reference}`)).data;
async function openPage(reference: string, changes?: Parameters<typeof testLinkOrder>[1]): Promise<string> {
  const answer = await partners.call('dompetnusa', 'POST', '/v1/links', testLinkOrder(reference, changes));
  const { bindingUrl } = z.object({ bindingUrl: z.string() }).parse(answer.data);
  await browser.open(bindingUrl);
  return bindingUrl;
}

test('the partner’s own SMS carries six digits to the account’s phone, newest first', async () => {
  await openPage('one');
  await browser.submit({ step: 'send' });
  const [first] = await messages('+6281200000004');
  expect(first).toMatchObject({ to: '+6281200000004', otp: textLike(/^\d{6}$/) });
  expect(first?.text).toContain(first?.otp);
  await browser.submit({ step: 'send' });
  expect(await messages('081200000004')).toHaveLength(2);
  await browser.submit({ step: 'check', otp: first?.otp ?? '' });
  expect(browser.text).toContain('Kode salah');
  await browser.submit({ step: 'check', otp: await newest() });
  expect(browser.text).toContain('Langkah 3 dari 3');
});

test('the third wrong code refuses the link; another code does not put the count back', async () => {
  await openPage('guess');
  await browser.submit({ step: 'send' });
  await times(2, async () => browser.submit({ step: 'check', otp: wrong(await newest()) }));
  expect(browser.text).toContain('Kode salah');
  await browser.submit({ step: 'send' });
  await browser.submit({ step: 'check', otp: wrong(await newest()) });
  expect(await stateOf('guess')).toEqual({ status: 'refused', reason: 'declined' });
  expect(browser.text).toContain('Kembali ke Poku');
});

test('a code is over after five minutes, and another one works', async () => {
  await openPage('slow');
  await browser.submit({ step: 'send' });
  const old = await newest();
  partners.clock.advance(5 * 60_000);
  await browser.submit({ step: 'check', otp: old });
  expect(browser.text).toContain('Kode sudah tidak berlaku');
  await browser.submit({ step: 'send' });
  await browser.submit({ step: 'check', otp: await newest() });
  expect(browser.text).toContain('Langkah 3 dari 3');
});

test('a page sends five codes and no more', async () => {
  await openPage('many');
  await times(6, () => browser.submit({ step: 'send' }));
  expect(browser.text).toContain('Kode sudah dikirim lima kali');
  expect(await messages('081200000004')).toHaveLength(5);
});

test('a form of another browser or page does nothing', async () => {
  const page = await openPage('theirs');
  const other = partnerBrowser();
  await other.open(page);
  browser.text = other.text;
  await browser.submit({ step: 'send' });
  expect(browser.text).toContain('Halaman ini dibuka di tempat lain');
  expect(await messages('081200000004')).toHaveLength(0);
});

test('a page of nobody and a page that is over say so and lead nowhere else', async () => {
  const page = await openPage('over');
  await partners.call('dompetnusa', 'DELETE', '/v1/links/over');
  await browser.open(page);
  expect(browser.status).toBe(410);
  expect(browser.text).toContain('sudah dibatalkan');
  await browser.open(page.replace(/request=.*/, 'request=nothing'));
  expect(browser.status).toBe(404);
  expect(browser.text).not.toContain('<a ');
});

test('a page runs nothing, loads nothing, is in no frame and sends no referrer', async () => {
  await openPage('safe');
  const policy = browser.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self' http:\/\/localhost:3000;/,
  );
  expect(policy).toContain("frame-ancestors 'none'");
  expect(browser.headers.get('referrer-policy')).toBe('no-referrer');
  expect(browser.text).not.toMatch(/<script|style="|onclick/);
});

test('whatever stands in a value stays text', async () => {
  const hostile = '"><script>alert(1)</script>&';
  const answer = await partners.call(
    'nusapoin',
    'POST',
    '/v1/links',
    testLinkOrder('hostile', { email: hostile }),
  );
  await browser.open(z.object({ bindingUrl: z.string() }).parse(answer.data).bindingUrl);
  expect(browser.text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"');
  expect(browser.text).not.toContain('<script');
  await browser.submit({ step: 'send', email: hostile });
  expect(browser.text).not.toContain('<script');
});
