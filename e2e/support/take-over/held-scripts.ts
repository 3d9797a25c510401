import type { Page } from '@playwright/test';

/** Scripts of the shell and of the remotes; the one that stands in the page runs. */
const SCRIPTS = /\/(shell|remotes)\/.*\.js(\?|$)/;

/** Holds the scripts of the pages that come, until they are let go. @returns holds those of the next page; gives what lets them go */
export const holdScripts = async (page: Page): Promise<() => () => void> => {
  let released: Promise<void> = Promise.resolve();
  await page.route(SCRIPTS, async (route) => {
    await released;
    // Those of a page that was left are not waited for by anybody.
    await route.continue().catch(() => undefined);
  });
  return () => {
    let release = (): void => undefined;
    released = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };
};

/** Lets the script of the shell fail, as a dead network does. @returns ends it */
export const failScripts = async (page: Page): Promise<() => Promise<void>> => {
  await page.route(SCRIPTS, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(SCRIPTS);
};
