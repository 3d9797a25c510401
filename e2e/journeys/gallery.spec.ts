import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { startUi } from '../support/ui';

test.use({ viewport: { width: 1440, height: 900 } });

const FILE = new URL('../../shared/kit/gallery/parts/buttons/tabs.tsx', import.meta.url);

test('a part of the kit is found by what it is called, runs, and has its own file beside it', async ({
  page,
}) => {
  const gallery = await startUi();
  try {
    await page.goto(gallery.url);
    const index = page.getByRole('navigation', { name: 'Parts' });
    await index.getByLabel('Filter').fill('tabs');
    await expect(index.getByRole('listitem')).toHaveCount(1);
    await index.getByRole('link', { name: 'Tabs' }).click();
    await expect(page).toHaveURL(/\/buttons\/tabs$/);
    await expect(page.getByRole('article')).toHaveCount(1);

    const live = page.frameLocator('iframe[title="Tabs, live"]');
    await live.getByRole('tab', { name: 'Tukar' }).click();
    await expect(live.getByRole('tabpanel')).toHaveText('Poin yang kamu tukar.');
    const code = await page.getByRole('region', { name: 'Code of Tabs' }).innerText();
    const file = readFileSync(FILE, 'utf8').replace(/^export const title = .+\n+/m, '');
    expect(code.trim()).toBe(file.trim());

    await page.getByLabel('Width').selectOption('360');
    await page.getByLabel('Theme').selectOption('nusapoin');
    await expect(page).toHaveURL(/tema=nusapoin.*width=360/);
    await page.reload();
    await expect(page.locator('iframe')).toHaveCSS('max-width', '362px');
    await expectAccessible(page, 'a part in the gallery');
  } finally {
    await gallery.stop();
  }
});
