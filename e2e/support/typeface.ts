import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '@poku/domain/brand';
import { FONT_ADDRESS } from '@poku/domain/typeface';

/** The fonts in which the browser really draws the first element of a selector (CSS.getPlatformFontsForNode). */
export const drawnFonts = async (page: Page, selector: string): Promise<readonly string[]> => {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
  await tools.detach();
  return fonts.map(({ familyName }) => familyName);
};

/** How the open document asked for the site's letters: with the milliseconds since its own load event, and the bytes that came over the network. */
export const askedForTypeface = (
  page: Page,
): Promise<readonly { readonly afterLoadMs: number; readonly bytes: number }[]> =>
  page.evaluate((address) => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (performance.getEntriesByName(location.origin + address) as PerformanceResourceTiming[]).map(
      ({ startTime, transferSize }) => ({
        afterLoadMs: startTime - (document?.loadEventEnd ?? Infinity),
        bytes: transferSize,
      }),
    );
  }, FONT_ADDRESS);

/** What this device knows of its letters: their address, or `null`. */
export const keptTypeface = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.typeface);
