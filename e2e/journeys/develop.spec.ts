import { develop } from '../support/development';
import { expect, fillLogin, MEMBERS, test } from '../support/journey';
import { withSource } from '../support/release';

const SOURCE = 'mfe-linkage/src/pages/partner-list/partner-list.page.tsx';
const COMPONENT = /return (<LinksPage .*\/>);/;

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
      () => expect(page.getByText('Build gagal', { exact: false })).toBeVisible(),
    );
    // The sources are whole again, and so is what is told of them.
    await expect(page.getByText('Build gagal', { exact: false })).toHaveCount(0);
    await expect(page.getByText('RumahNet').first()).toBeVisible();
    await expect(page).toHaveURL(`${development.origin}/partner-linkage`);
    expect(loads).toBe(0);
  } finally {
    await development.stop();
  }
});
