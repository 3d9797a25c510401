import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { API_URL, partnerPages, partnerService } from './addresses';
import { expect, MEMBERS } from './journey';

/** Partners by their name in addresses, as people read them. */
export const PARTNERS = {
  nusapoin: 'NusaPoin',
  dompetnusa: 'DompetNusa',
  rumahnet: 'RumahNet',
  garuda: 'Garuda Motor',
  fitnusa: 'FitNusa',
} as const;
export type Slug = keyof typeof PARTNERS;

/** The account of Dewi at a partner, as the partner names it. */
export const dewiAt = (slug: Slug): string => (slug === 'nusapoin' ? 'dewi@contoh.id' : '+6281200000004');

const listPath = (slug: Slug): string => (slug === 'dompetnusa' ? '/ewallet-linkage' : '/partner-linkage');

/** A partner's card in a list or in a step of the onboarding. */
export const cardOf = (page: Page, slug: Slug): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: PARTNERS[slug], exact: true }) });

/** Waits until the open list shows whether a partner is linked. */
export const expectShown = async (page: Page, slug: Slug, isLinked: boolean): Promise<void> => {
  const state = isLinked ? 'Terhubung' : 'Belum terhubung';
  await expect(cardOf(page, slug).getByText(state, { exact: true })).toBeVisible();
};

/** The dialog that says what linking with a partner means. */
export const termsOf = (page: Page, slug: Slug): Locator =>
  page.getByRole('dialog', { name: `Hubungkan ${PARTNERS[slug]}` });

/** Agrees to what the open dialog says, and goes on. */
export const agree = async (dialog: Locator): Promise<void> => {
  await dialog.getByRole('checkbox', { name: /^Saya setuju Poku dan/ }).check();
  await dialog.getByRole('button', { name: 'Lanjut' }).click();
};

/** From an open list: asks for a link, and agrees. */
export const beginLink = async (page: Page, slug: Slug): Promise<void> => {
  await cardOf(page, slug)
    .getByRole('button', { name: `Hubungkan ${PARTNERS[slug]}` })
    .click();
  await agree(termsOf(page, slug));
};

/** Waits for the card that says that its partner was linked. */
export const expectLinkedNow = (page: Page, slug: Slug): Promise<void> =>
  expect(page.getByText(`Selamat! Akun ${PARTNERS[slug]} berhasil terhubung.`)).toBeVisible();

/** Waits for 'Linking Kamu Gagal' with what to do; gives the dialog. */
export const expectFailure = async (page: Page, text: string): Promise<Locator> => {
  const dialog = page.getByRole('alertdialog', { name: 'Linking Kamu Gagal' });
  await expect(dialog).toContainText(text);
  return dialog;
};

/** The newest code that a partner sent by its own SMS. */
export const partnerCode = async (request: APIRequestContext, slug: Slug, phone: string): Promise<string> => {
  let codes: readonly { readonly otp: string }[] = [];
  await expect
    .poll(
      async () => {
        const response = await request.get(`${partnerService(slug)}/sandbox/outbox`, {
          params: { to: phone },
        });
        codes = (await response.json()) as typeof codes;
        return codes.length;
      },
      { message: `${slug} has sent a code to ${phone}` },
    )
    .toBeGreaterThan(0);
  return codes[0]?.otp ?? '';
};

/** Who confirms at the bank's page. */
export interface BankUser {
  readonly email?: string;
  /** Where the bank's SMS goes. */
  readonly phone?: string;
}

/** At a partner's page that has sent a code: gives it, and waits for the consent. */
const passPartnerCode = async (page: Page, request: APIRequestContext, slug: Slug, phone: string) => {
  const field = page.getByLabel('Kode dari SMS');
  await expect(field).toBeVisible();
  await field.fill(await partnerCode(request, slug, phone));
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByRole('heading', { name: 'Setujui hubungan ini' })).toBeVisible();
};

/** From the bank's open page to its consent. */
export const identifyAtBank = async (
  page: Page,
  request: APIRequestContext,
  { email = 'dewi@contoh.id', phone = MEMBERS.dewi }: BankUser = {},
): Promise<void> => {
  await page.waitForURL((url) => url.href.startsWith(`${partnerPages('nusapoin')}/authorize?request=`));
  await page.getByLabel('Email di NusaPoin').fill(email);
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  await passPartnerCode(page, request, 'nusapoin', phone);
};

/** From the e-wallet's open page to its consent. */
export const identifyAtWallet = async (
  page: Page,
  request: APIRequestContext,
  phone: string = MEMBERS.dewi,
): Promise<void> => {
  await page.waitForURL((url) => url.href.startsWith(`${partnerPages('dompetnusa')}/bind?request=`));
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  await passPartnerCode(page, request, 'dompetnusa', phone);
};

/** Agrees at a partner's page, which leads back. */
export const agreeAtPartner = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: /^Saya setuju/ }).check();
  await page.getByRole('button', { name: /hubungkan/i }).click();
};

/** What partners show for a while; nothing named is as usual (D56). */
export interface Faults {
  readonly latencyMs?: number;
  readonly timeout?: 'before' | 'after';
  readonly refuse?: boolean;
  readonly events?: 'twice' | 'replayed' | 'early' | 'held';
  readonly badSignature?: boolean;
}

/** Sets all faults of a partner; none by default (D56). */
export const setFaults = async (
  request: APIRequestContext,
  slug: Slug,
  faults: Faults = {},
): Promise<void> => {
  const response = await request.put(`${API_URL}/sandbox/partners/${slug}/faults`, { data: faults });
  expect(await response.json()).toMatchObject({ responseCode: 200 });
};

/** Lets the events go that a partner held back (D56). */
export const releaseEvents = async (request: APIRequestContext, slug: Slug): Promise<void> => {
  const response = await request.post(`${API_URL}/sandbox/partners/${slug}/events`, { data: {} });
  expect(await response.json()).toMatchObject({ responseCode: 200 });
};

/** A link as the partner's page for people lists it. */
export interface PartnerLink {
  readonly reference: string;
  readonly account: string;
  readonly state: string;
}

/** Every link that a partner knows, from its page for people. */
export const linksAt = async (request: APIRequestContext, slug: Slug): Promise<readonly PartnerLink[]> => {
  const page = await (await request.get(new URL('/', partnerService(slug)).href)).text();
  const table = page.split(`aria-label="Hubungan ${PARTNERS[slug]}"`)[1]?.split('</table>')[0];
  if (table === undefined) throw new Error(`The page of ${slug} lists no links.`);
  return [...table.matchAll(/<tr>\s*<td>([^<]*)<\/td>\s*<td>([^<]*)<\/td>\s*<td>([^<]*)<\/td>/g)].map(
    ([, reference = '', account = '', state = '']) => ({ reference, account, state }),
  );
};

/** Waits until a partner has so many active links of an account, and none that is half. */
export const expectAtPartner = async (
  request: APIRequestContext,
  slug: Slug,
  active: 0 | 1,
  account: string = dewiAt(slug),
): Promise<void> => {
  await expect
    .poll(
      async () => {
        const links = await linksAt(request, slug);
        const isOurs = (link: PartnerLink) => link.account === account && link.state === 'active';
        const half = links.filter(({ state }) => state === 'pending').length;
        return { active: links.filter(isOurs).length, half };
      },
      { timeout: 30_000, message: `links of ${account} at ${slug}` },
    )
    .toEqual({ active, half: 0 });
};

/** Waits until the list of Poku, opened anew, and the partner both have Dewi's link, or both have none. */
export const expectAgreement = async (
  page: Page,
  request: APIRequestContext,
  slug: Slug,
  isLinked: boolean,
): Promise<void> => {
  await expectAtPartner(request, slug, isLinked ? 1 : 0);
  await page.goto(listPath(slug));
  await expectShown(page, slug, isLinked);
};
