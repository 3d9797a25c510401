import { expectGuide, GUIDES, LEGAL_TEXTS, storedText } from '../support/help';
import { expect, fillLogin, logIn, MEMBERS, startSession, test } from '../support/journey';
import { cutOff, letThrough } from '../support/requests';

const DAY = /^Berlaku sejak \d{2} (Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des) \d{4}$/;

/** The words of a text without what stands between them: marks, and spaces that a page sets as it likes. */
const bare = (text: string): string =>
  text
    .replaceAll(/<[^>]*>|\s+/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test("'Tentang Aplikasi' leads to its five pages and back, and from there to the guide", async ({ page }) => {
  await startSession(page, MEMBERS.siti);
  await page.goto('/profil');
  await page.getByRole('link', { name: 'Tentang Aplikasi' }).click();
  await expect(page).toHaveURL('/about-app');
  const links = page.getByRole('list', { name: 'Informasi aplikasi' }).getByRole('link');
  const pages = [
    ['Tentang Poku', '/about-poku'],
    ['Pusat Bantuan', '/pusat-bantuan'],
    ['Beri Penilaian', '/feedback'],
    ['Syarat dan Ketentuan', '/terms'],
    ['Kebijakan Privasi', '/privacypolicy'],
  ] as const;
  await expect(links).toHaveText(pages.map(([name]) => name));
  for (const [name, path] of pages) {
    await links.filter({ hasText: name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: 'Kembali' }).click();
    await expect(page).toHaveURL('/about-app');
  }
  await links.filter({ hasText: 'Tentang Poku' }).click();
  await page.getByRole('link', { name: 'Cara Memakai Poku' }).click();
  await expectGuide(page, 'Apa itu Poku?');
  await page.getByRole('main').getByRole('button', { name: 'Kembali' }).click();
  await expect(page).toHaveURL('/about-poku');
});

test('each card of the guide has its address for a reload and a link, and its action', async ({ page }) => {
  await logIn(page, MEMBERS.siti);
  for (const [at, { title, action, to }] of GUIDES.entries()) {
    await page.goto(at === 0 ? '/about' : `/about?guide=${at - 1}`);
    if (at > 0) await page.getByRole('button', { name: 'Berikutnya' }).click();
    await expectGuide(page, title);
    await expect(page.getByText(`Langkah ${at + 1} dari 4`)).toBeVisible();
    await expect(page).toHaveURL(at === 0 ? '/about' : `/about?guide=${at}`);
    await page.reload();
    await expectGuide(page, title);
    const way = page.getByRole('main').getByRole(to === null ? 'button' : 'link', { name: action });
    await way.click();
    await expect(page).toHaveURL(to ?? '/');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
  // Where the last action led.
  await expect(page.getByRole('heading', { level: 2, name: 'Kupon Populer' })).toBeVisible();
  // How [C] gives the card: by the state of a navigation inside the page.
  await page.evaluate(() => {
    history.pushState({ usr: { guide: 2 }, key: 'panduan', idx: 1 }, '', '/about');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  });
  await expectGuide(page, 'Kumpulkan poin');
  await expect(page).toHaveURL('/about?guide=2');
  await page.getByRole('button', { name: 'Sebelumnya' }).click();
  await expectGuide(page, 'Partner loyalitas');
  await expect(page).toHaveURL('/about?guide=1');
  await page.goto('/about?guide=9');
  await expectGuide(page, 'Apa itu Poku?');
});

test('a guest reads the guide, and its action leads on after the login', async ({ page }) => {
  await page.goto('/about?guide=1');
  await expectGuide(page, 'Partner loyalitas');
  await page.getByRole('link', { name: 'Lihat partner' }).click();
  await expect(page).toHaveURL(`/login?redirectUri=${encodeURIComponent('/earn-point')}`);
  await fillLogin(page, MEMBERS.siti);
  await expect(page).toHaveURL('/earn-point');
});

test('a guest and a member read the same texts as they are stored, each with its day and no dead way', async ({
  page,
  request,
}) => {
  const read = async (isMember: boolean): Promise<void> => {
    for (const { path, call, name } of LEGAL_TEXTS) {
      const { content } = await storedText(request, call);
      await page.goto(path);
      const article = page.getByRole('article');
      await expect(article.getByText(DAY)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(bare((await article.textContent()) ?? ''), path).toContain(bare(content));
      expect(await article.getByRole('heading', { level: 3 }).count(), path).toBeGreaterThan(3);
      await expect(article.getByRole('link', { name: 'Masuk atau daftar' })).toHaveCount(isMember ? 0 : 1);
      await expect(page.getByRole('navigation', { name: 'Menu utama' })).toHaveCount(isMember ? 1 : 0);
    }
  };
  await read(false);
  await page.getByRole('link', { name: 'Masuk atau daftar' }).click();
  await fillLogin(page, MEMBERS.siti);
  await expect(page.getByRole('heading', { level: 1, name: /Selamat/ })).toBeVisible();
  await read(true);
});

test('a text that cannot be read says so and heals by a press', async ({ page }) => {
  for (const { path, call } of LEGAL_TEXTS) {
    await cutOff(page, call);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Sistem mengalami gangguan');
    await letThrough(page, call);
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.getByRole('article').getByText(DAY)).toBeVisible();
  }
});
