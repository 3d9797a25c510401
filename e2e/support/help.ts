import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { API_URL } from './addresses';
import { expect } from './journey';

/** Ways to the texts that the operators keep: where they are read, and what the page is called. */
export const LEGAL_TEXTS = [
  { path: '/about-poku', call: '/about', name: 'Tentang Poku' },
  { path: '/terms', call: '/termcondition', name: 'Syarat dan Ketentuan' },
  { path: '/privacypolicy', call: '/privacypolicy', name: 'Kebijakan Privasi' },
] as const;

/** What the four guide cards are called, and what the action of each leads to; the first goes back. */
export const GUIDES = [
  { title: 'Apa itu Poku?', action: 'Kembali', to: null },
  { title: 'Partner loyalitas', action: 'Lihat partner', to: '/earn-point' },
  { title: 'Kumpulkan poin', action: 'Hubungkan partner', to: '/add-partner' },
  { title: 'Tukar poin', action: 'Tukar poin', to: '/tukar' },
] as const;

/** A text as the database has it, straight from the API. */
export const storedText = async (request: APIRequestContext, call: string) => {
  const response = await request.get(API_URL + call);
  return ((await response.json()) as { data: { content: string } }).data;
};

/** The card of the guide that is shown. */
export const expectGuide = (page: Page, title: string): Promise<void> =>
  // By its name: the page before it may have several headings.
  expect(page.getByRole('main').getByRole('heading', { level: 2, name: title })).toBeVisible();

/** The text of a report that is being written. */
export const reportText = (page: Page): Locator => page.getByLabel('Isi laporan');

/** The button that sends a report or a feedback. */
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Kirim', exact: true });

/** Stars of a question of the feedback, from one to five. */
export const starOf = (page: Page, question: RegExp, stars: number): Locator =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: `${stars} dari 5 bintang` });

/** Gives stars by a press on the drawn star, as a finger does. */
export const pressStar = async (page: Page, question: RegExp, stars: number): Promise<void> => {
  await page
    .getByRole('group', { name: question })
    .locator('label')
    .nth(stars - 1)
    .click();
  await expect(starOf(page, question, stars)).toBeChecked();
};
