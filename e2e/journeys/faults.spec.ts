import { expect, goInside, MEMBERS, startSession, test } from '../support/journey';
import { PLACES } from '../support/places';
import { breakRemote, FAULTS } from '../support/registry';

for (const { remote, page: key, path, shows } of PLACES) {
  const rest = PLACES.filter((place) => place.remote !== remote);
  test(`${remote}, by each fault in turn: the rest works, and 'Coba lagi' heals it`, async ({ page }) => {
    await startSession(page, MEMBERS.agus);
    for (const [turn, fault] of FAULTS.entries()) {
      // Two of the five at each fault, others at the next: each is seen beside each remote that is broken.
      const from = (2 * turn) % rest.length;
      const others = [...rest, ...rest].slice(from, from + 2);
      await test.step(fault, async () => {
        const heal = await breakRemote(page, remote, key, fault);
        await page.goto('/tidak-ada');
        await expect(page.getByRole('heading', { level: 1, name: 'Error 404' })).toBeVisible();

        await goInside(page, path);
        const retry = page.getByRole('main').getByRole('button', { name: 'Coba lagi' });
        await expect(retry).toBeVisible();

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
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}

for (const fault of ['refused', 'hang', 'throws on load'] as const) {
  test(`the login itself, ${fault}: the panel shows and heals`, async ({ page }) => {
    const heal = await breakRemote(page, 'mfe-account', 'login', fault);
    await page.goto('/login', { waitUntil: 'commit' });
    const retry = page.getByRole('button', { name: 'Coba lagi' });
    await expect(retry).toBeVisible();
    await heal();
    await retry.click();
    await expect(page.getByLabel('Nomor HP')).toBeVisible();
  });
}
