import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { API_URL, partnerPages, partnerService, partnerSite } from './addresses';

/** The partners with an origin of their own (D2, D3), and the first of their users who has no account at Poku. */
export const BRANDS = [
  { slug: 'nusapoin', name: 'NusaPoin', newcomer: 'Adi Nugroho', phone: '08129020001', header: '#16306A' },
  { slug: 'rumahnet', name: 'RumahNet', newcomer: 'Adi Nugroho', phone: '08129090001', header: '#A8122E' },
  { slug: 'garuda', name: 'Garuda Motor', newcomer: 'Adi Nugroho', phone: '08129100001', header: '#25282C' },
  { slug: 'fitnusa', name: 'FitNusa', newcomer: 'Adi Nugroho', phone: '08129110001', header: '#14603A' },
] as const;
export type Brand = (typeof BRANDS)[number];

export const BAD_TOKEN = 'Sepertinya ada yang salah…';
export const REOPEN = 'Buka kembali dari aplikasi partner ya.';

/** The address that a partner's app opens with a token. */
export const entryAddress = (slug: string, redirectToken: string): string =>
  `${partnerSite(slug)}/partner-login?redirectToken=${encodeURIComponent(redirectToken)}`;

/** Presses 'Buka Poku sebagai …' in the partner's own app. */
export const openFromApp = async (page: Page, slug: string, holder: string): Promise<void> => {
  await page.goto(`${partnerPages(slug)}/app`);
  await page.getByRole('button', { name: `Buka Poku sebagai ${holder}` }).click();
  await expect(page).toHaveURL(`${partnerSite(slug)}/partner-login`);
};

/** The address that the partner's app sends a user to; nobody has opened it yet. */
export const mintEntry = async (page: Page, slug: string, holder: string): Promise<string> => {
  const app = `${partnerService(slug)}/app`;
  const text = await (await page.request.get(app)).text();
  const form = text.split('<form').find((part) => part.includes(`Buka Poku sebagai ${holder}`)) ?? '';
  const valueOf = (name: string): string =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? '';
  const sent = await page.request.post(`${app}/visits`, {
    form: { token: valueOf('token'), subject: valueOf('subject') },
    maxRedirects: 0,
  });
  const address = sent.headers().location ?? '';
  expect(address, await sent.text()).toContain('/partner-login?redirectToken=');
  return address;
};

/** Text of a dialog of the entry, and a press on a button of it. */
export const answerDialog = async (page: Page, name: string, button: string): Promise<void> => {
  await page.getByRole('dialog', { name }).getByRole('button', { name: button, exact: true }).click();
};

interface PartnerLink {
  readonly subject: string;
  readonly status: string;
}

/** Links as a partner's own books have them, from the page that it keeps for a person. */
export const linksAtPartner = async (slug: string): Promise<readonly PartnerLink[]> => {
  const text = await (await fetch(new URL('/', partnerService(slug)))).text();
  const rows = [...text.matchAll(/<td>([^<]*)<\/td>\s*<td>([^<]*)<\/td>\s*<td>([a-z]+)[^<]*<\/td>/g)];
  return rows
    .filter(([, reference]) => reference !== undefined)
    .map(([, , subject = '', status = '']) => ({ subject, status }));
};

/** Sets the faults of a sandbox partner (D56); what is not named is off. */
export const setFaults = async (
  request: APIRequestContext,
  slug: string,
  faults: Readonly<Record<string, string | number | boolean>> = {},
): Promise<void> => {
  const response = await request.put(`${API_URL}/sandbox/partners/${slug}/faults`, { data: faults });
  expect(response.ok(), await response.text()).toBe(true);
};

/** Changes a balance at a partner, which tells Poku of it. */
export const changeBalance = async (
  request: APIRequestContext,
  slug: string,
  subject: string,
  balanceUnits: number,
): Promise<void> => {
  const address = `${partnerService(slug)}/sandbox/accounts/${encodeURIComponent(subject)}`;
  const response = await request.post(address, { data: { balanceUnits } });
  expect(response.ok(), await response.text()).toBe(true);
};
