import { partnerService, partnerSite } from '../support/addresses';
import { answerDialog, mintEntry } from '../support/entry';
import { expect, logIn, MEMBERS, PASSWORD, test } from '../support/journey';
import { searchLeaks } from '../support/leaks';

test('an entry from a partner leaves no token, verifier or password in an address, a log, the console or storage', async ({
  page,
}) => {
  const address = await mintEntry(page, 'rumahnet', 'Rina Puspita');
  const search = searchLeaks(page);
  search.keep('a password', PASSWORD);
  await search.openLink(address);
  await answerDialog(page, 'Akun kamu belum tersambung dengan Poku', 'OK');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Hubungkan' }).click();
  await expect(page).toHaveURL(`${partnerSite('rumahnet')}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Rina Puspita' })).toBeVisible();
  await search.look();
  expect(search.leaks()).toEqual([]);
  expect(search.countOf('the token of a link')).toBe(1);
  // The login's own, and the one that proves the token.
  expect(search.countOf('codeVerifier')).toBe(2);
  expect(search.hasSeen('request', '/gateway/v1/check_redirect')).toBe(true);
  expect(search.hasSeen('storage', 'poku.session')).toBe(true);
});

test("a link by the bank's page leaves no code of either side in an address, a log, the console or storage", async ({
  page,
  request,
}) => {
  await logIn(page, MEMBERS.rina);
  const search = searchLeaks(page);
  await page.goto('/partner-linkage');
  await page.getByRole('button', { name: 'Hubungkan NusaPoin' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  const outbox = await request.get(`${partnerService('nusapoin')}/sandbox/outbox`, {
    params: { to: MEMBERS.rina },
  });
  const [newest] = (await outbox.json()) as readonly { readonly otp: string }[];
  search.keep('the code of the bank', newest?.otp ?? '');
  await page.getByRole('textbox').fill(newest?.otp ?? '');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByRole('checkbox').check();
  const posted = page.waitForRequest(/\/gateway\/partnerlink$/);
  await page.getByRole('button', { name: 'Setuju & hubungkan' }).click();
  const code = /"authorizationCode":"([^"]+)"/.exec((await posted).postData() ?? '')?.[1] ?? '';
  await expect(page).toHaveURL('/partner-linkage');
  await search.look();
  const leaks = search.leaks();
  expect(leaks).toEqual([]);
  // The redirect itself carries it, once; the address bar, the storage and the logs do not keep it.
  expect(code.length).toBeGreaterThan(10);
  expect(page.url()).not.toContain(code);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    code,
  );
  expect(search.hasSeen('log', code)).toBe(false);
  expect(search.hasSeen('console', code)).toBe(false);
});
