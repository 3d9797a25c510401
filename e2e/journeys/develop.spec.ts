import type { Page } from '@playwright/test';
import { develop } from '../support/development';
import { expect, fillLogin, MEMBERS, test } from '../support/journey';
import { withSource } from '../support/release';

const SOURCE = 'mfe-linkage/src/pages/partner-list/partner-list.page.tsx';
const COMPONENT = /return (<LinksPage .*\/>);/;

const problems = (page: Page) => page.getByRole('alert', { name: 'Masalah kode' });

test('what a team saves is shown in the open page of its remote, which is not loaded anew', async ({
  page,
}) => {
  const development = await develop('mfe-linkage');
  try {
    await page.goto(`${development.origin}/login`);
    await fillLogin(page, MEMBERS.siti);
    await expect(page.getByRole('heading', { level: 1, name: /Selamat/ })).toBeVisible();
    const listens = page.waitForRequest('**/dev-events');
    await page.goto(`${development.link}?to=/partner-linkage`);
    await expect(page.getByText('RumahNet').first()).toBeVisible();
    await listens;
    let loads = 0;
    page.on('framenavigated', () => (loads += 1));

    await withSource(
      SOURCE,
      (text) => text.replace(COMPONENT, 'return <><p>Langsung dari kode</p>$1</>;'),
      () => expect(page.getByText('Langsung dari kode')).toBeVisible(),
    );
    await expect(page.getByText('Langsung dari kode')).toHaveCount(0);
    await withSource(
      SOURCE,
      (text) => text.replace(COMPONENT, 'return ('),
      async () => {
        await expect(problems(page)).toContainText('Build gagal');
        await expect(problems(page)).toContainText(new RegExp(`${SOURCE}:\\d+:\\d+`));
      },
    );
    // The sources are whole again, and so is what is told of them.
    await expect(problems(page)).toHaveCount(0);
    await expect(page.getByText('RumahNet').first()).toBeVisible();
    await expect(page).toHaveURL(`${development.origin}/partner-linkage`);
    expect(loads).toBe(0);
  } finally {
    await development.stop();
  }
});

/** Beside other journeys the compiler takes a minute and more; this ends what hangs. */
const TYPES = { timeout: 240_000 };

const LOGIN = 'mfe-account/src/pages/login/';
const AT_LOGIN = new RegExp(`^${LOGIN}login\\.page\\.tsx:\\d+:\\d+$`);

test('what is typed stays while components, styles and texts around it are saved; what is wrong is told until it is mended', async ({
  page,
}) => {
  const development = await develop('mfe-account');
  try {
    const listens = page.waitForRequest('**/dev-events');
    await page.goto(`${development.link}?to=/login`);
    await listens;
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('belum-selesai');
    await password.evaluate((field) => field.setAttribute('data-same', 'yes'));
    const isKept = async () => {
      await expect(password).toHaveValue('belum-selesai');
      await expect(password).toHaveAttribute('data-same', 'yes');
    };

    await withSource(
      `${LOGIN}login.page.tsx`,
      (text) => text.replace('{loginWording.noAccountYet}', '"Langsung dari kode"'),
      async () => {
        await expect(page.getByText('Langsung dari kode')).toBeVisible();
        await isKept();
      },
    );
    await expect(page.getByText('Langsung dari kode')).toHaveCount(0);
    await withSource(
      `${LOGIN}login.form.tsx`,
      (text) => text.replace('display: grid;', 'display: grid; padding-top: 7px;'),
      async () => {
        await expect
          .poll(() =>
            page
              .locator('form div')
              .evaluateAll((parts) => parts.some((part) => getComputedStyle(part).paddingTop === '7px')),
          )
          .toBe(true);
        await isKept();
      },
    );
    await withSource(
      'mfe-account/src/wording/login.ts',
      (text) => text.replace("'Belum punya akun?'", "'Belum jadi anggota?'"),
      async () => {
        await expect(page.getByText('Belum jadi anggota?')).toBeVisible();
        await isKept();
      },
    );
    await expect(page.getByText('Belum punya akun?')).toBeVisible();

    await withSource(
      `${LOGIN}login.page.tsx`,
      (text) =>
        text.replace('export const page', 'const wrong: number = String(1);\nvoid wrong;\nexport const page'),
      () => expect(problems(page).getByRole('code')).toHaveText(AT_LOGIN, TYPES),
    );
    await expect(problems(page)).toHaveCount(0, TYPES);
    await withSource(
      `${LOGIN}login.page.tsx`,
      (text) =>
        text.replace(
          'const { search } = useLocation();',
          "const { search } = useLocation();\n  if (search === '') throw new Error('salah tulis');",
        ),
      async () => {
        await expect(problems(page)).toContainText('salah tulis');
        await expect(problems(page).getByRole('code')).toHaveText(AT_LOGIN);
      },
    );
    await expect(problems(page)).toHaveCount(0);
    await expect(password).toBeVisible();
  } finally {
    await development.stop();
  }
});
