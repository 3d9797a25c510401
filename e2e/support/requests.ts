import { expect, type Locator, type Page, type Route } from '@playwright/test';

const patternOf = (path: string): string => `**/gateway${path}`;

/** Changes what a POST says on its way, so that the API gives an answer that the page cannot be made to cause. */
export const changeBody = async (
  page: Page,
  path: string,
  change: Readonly<Record<string, unknown>>,
): Promise<void> => {
  await page.route(patternOf(path), (route) => {
    const body = route.request().postDataJSON() as Readonly<Record<string, unknown>>;
    return route.continue({ postData: JSON.stringify({ ...body, ...change }) });
  });
};

/** Answers with what the server says, changed. A page that went on meanwhile waits for nothing. */
export const passChanged = async (route: Route, change: (text: string) => string): Promise<void> => {
  try {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  } catch (error) {
    if ((await route.request().response()) !== null) throw error;
  }
};

/** Changes the data of an answer on its way, for what the fixtures do not have. */
export const changeAnswer = async <T>(
  page: Page,
  path: string,
  change: (data: T) => unknown,
): Promise<void> => {
  await page.route(patternOf(path), (route) =>
    passChanged(route, (text) => {
      const reply = JSON.parse(text) as { readonly data: T };
      return JSON.stringify({ ...reply, data: change(reply.data) });
    }),
  );
};

/** Gives a code that the API cannot be made to answer, in the API's place. */
export const answerWith = async (page: Page, path: string, responseCode: number): Promise<void> => {
  await page.route(patternOf(path), (route) =>
    route.fulfill({ json: { responseCode, message: 'Pesan server' } }),
  );
};

/** Cuts a call off, as a dead network does. */
export const cutOff = async (page: Page, path: string): Promise<void> => {
  await page.route(patternOf(path), (route) => route.abort('internetdisconnected'));
};

/** Takes back what `changeBody`, `answerWith` and `cutOff` did to a call. */
export const letThrough = (page: Page, path: string): Promise<void> => page.unroute(patternOf(path));

/** Pastes a text into an empty field by the clipboard and the keyboard, as a person does. */
export const paste = async (page: Page, field: Locator, text: string): Promise<void> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.press('ControlOrMeta+V');
};

/** A field says this below itself, and to a screen reader. */
export const expectAt = async (field: Locator, text: string): Promise<void> => {
  await expect(field).toHaveAccessibleDescription(new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
};
