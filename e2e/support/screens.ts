import { expect, type Locator, type Page } from '@playwright/test';

/** A step in the row of steps, by its name. */
const stepOf = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Langkah' }).getByRole('listitem').filter({ hasText: name });

/** Waits until a step is the one of the moment. */
export const expectStep = (page: Page, name: string): Promise<void> =>
  expect(stepOf(page, name)).toHaveAttribute('aria-current', 'step');

/** One switch of a channel of messages, for example the promotions by SMS. */
export const switchOf = (page: Page, channel: 'SMS' | 'Email' | 'Notifikasi di HP', name: string): Locator =>
  page.getByRole('group', { name: channel, exact: true }).getByRole('switch', { name });

/** Every call to the API that matches, from now on. */
export const callsTo = (page: Page, path: RegExp): readonly string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/gateway/') && path.test(pathname))
      calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
};

/** Presses a button twice before any answer can come between: the page that follows must not be pressed. */
export const pressTwice = async (button: Locator): Promise<void> => {
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
};
