import { expect, goInside, MEMBERS, startSession, test } from '../support/journey';
import { PLACES } from '../support/places';
import { breakRemote, FAULTS } from '../support/registry';

/** The panel is there within this time of opening the page. */
const FALLBACK_WITHIN_MS = 3_000;

for (const { remote, page: key, path, shows } of PLACES) {
  const rest = PLACES.filter((place) => place.remote !== remote);
  for (const [turn, fault] of FAULTS.entries()) {
    // Two of the five at each fault, others at the next: each is seen beside each remote that is broken.
    const from = (2 * turn) % rest.length;
    const others = [...rest, ...rest].slice(from, from + 2);
    test(`${remote}, ${fault}: the rest works, and 'Coba lagi' heals it`, async ({ page }) => {
      await startSession(page, MEMBERS.agus);
      const heal = await breakRemote(page, remote, key, fault);
      await page.goto('/tidak-ada');
      await expect(page.getByRole('heading', { level: 1, name: 'Error 404' })).toBeVisible();

      const openedAt = Date.now();
      await goInside(page, path);
      const retry = page.getByRole('main').getByRole('button', { name: 'Coba lagi' });
      await expect(retry).toBeVisible({ timeout: FALLBACK_WITHIN_MS });
      expect(Date.now() - openedAt).toBeLessThan(FALLBACK_WITHIN_MS);

      for (const other of others) {
        await goInside(page, other.path);
        await expect(page.getByRole('main').getByText(other.shows).first()).toBeVisible();
      }

      await goInside(page, path);
      await expect(retry).toBeVisible();
      if (!path.startsWith('/transaksi'))
        await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
      await heal();
      await retry.click();
      await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
    });
  }
}

for (const fault of ['refused', 'hang', 'throws on load'] as const) {
  test(`the login itself, ${fault}: the panel shows in time and heals`, async ({ page }) => {
    const heal = await breakRemote(page, 'mfe-account', 'login', fault);
    await page.goto('/login', { waitUntil: 'commit' });
    const retry = page.getByRole('button', { name: 'Coba lagi' });
    await expect(retry).toBeVisible({ timeout: FALLBACK_WITHIN_MS + 2_000 });
    await heal();
    await retry.click();
    await expect(page.getByLabel('Nomor HP')).toBeVisible();
  });
}
