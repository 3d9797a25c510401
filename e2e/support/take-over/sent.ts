import { validateLoginPassword } from '@poku/domain/login-password';
import { validatePhone } from '@poku/domain/phone';
import { expect, type Page, type Route } from '@playwright/test';
import type { PagePlan } from './plans';
import type { Expected, Focus } from './visitor';

/** An answer that leaves the form as it is, with a word above its button. */
const REFUSAL = { responseCode: 208, message: 'Pesan server' };

/** Holds what forms send, so that nothing that somebody does meanwhile could rightly be sent again. */
export const holdSent = async (page: Page) => {
  let held: Route[] = [];
  await page.route('**/gateway/**', async (route) => {
    const request = route.request();
    // What a page reports when it is left is no form.
    if (request.method() === 'GET' || request.resourceType() === 'ping') await route.fallback();
    else held.push(route);
  });
  return {
    /** Forgets those of the page before. */
    begin: (): void => {
      held = [];
    },
    /** Each as its path and what it carried. */
    all: () =>
      held.map((route) => ({
        path: new URL(route.request().url()).pathname,
        body: route.request().postDataJSON() as Readonly<Record<string, unknown>>,
      })),
    refuse: () => Promise.all(held.map((route) => route.fulfill({ json: REFUSAL }))),
  };
};

/** What holds, and tells of, what was sent. */
export type Sent = Awaited<ReturnType<typeof holdSent>>;

/** What the login sends, in the end, and where the focus goes when it is pressed and sends nothing. */
export const outcomeOf = ({
  isSent,
  typed: [phone, password],
}: Pick<Expected, 'isSent' | 'typed'>): {
  readonly sends: readonly Readonly<Record<string, string>>[];
  readonly wrong: Focus;
} => {
  if (!isSent || !phone || !password) return { sends: [], wrong: undefined };
  if (validatePhone(phone.text) !== undefined) return { sends: [], wrong: 0 };
  if (validateLoginPassword(password.text) !== undefined) return { sends: [], wrong: 1 };
  return { sends: [{ msisdn: `+62${phone.text}`, password: password.text }], wrong: undefined };
};

/** Sees that what was pressed was sent as often as it must, also after the answer. */
export const expectSent = async (
  page: Page,
  sent: Sent,
  { send }: PagePlan,
  expected: readonly Readonly<Record<string, string>>[],
): Promise<void> => {
  const calls = expected.map((body) => ({
    path: send?.call,
    body: expect.objectContaining(body) as unknown,
  }));
  await expect.poll(sent.all).toEqual(calls);
  if (expected.length === 0) return;
  await sent.refuse();
  await expect(page.getByRole('form').getByRole('alert')).toBeVisible();
  expect(sent.all()).toEqual(calls);
};
