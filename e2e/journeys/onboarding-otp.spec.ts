import { advanceClock, expect, goInside, logIn, MEMBERS, newestOtp, test } from '../support/journey';
import { release, withSource } from '../support/release';

/** The widget of another team's release, which asks for a code as linking a partner does ([A] §4). */
const asksForCode = (widget: string): string =>
  widget
    .replace('{ useWidgetData }', '{ usePlatform, useWidgetData }')
    .replace('{ Skeleton }', '{ Button, Skeleton }')
    .replace('  const items =', '  const { events } = usePlatform();\n  const items =')
    .replace(
      /return <StateList [^;]+;/,
      `return (
    <Button onClick={() => events.publish('partner.otpNeeded', { partnerId: '9', partnerName: 'RumahNet' })}>
      Hubungkan RumahNet
    </Button>
  );`,
    );

test('a code that a partner needs is given over its step, then the way on is no longer a skip', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await withSource('mfe-linkage/src/widgets/onboard-partner/onboard-partner.widget.tsx', asksForCode, () => {
    release('publish', 'mfe-linkage');
    release('promote', 'mfe-linkage');
  });
  try {
    await logIn(page, MEMBERS.rina);
    await goInside(page, '/onboard?step=1');
    await expect(page.getByRole('button', { name: 'Lewati' })).toBeVisible();
    await page.getByRole('button', { name: 'Hubungkan RumahNet' }).click();
    const dialog = page.getByRole('dialog', { name: 'Verifikasi' });
    const field = dialog.getByRole('textbox', { name: 'Kode OTP' });
    await expect(field).toBeVisible();

    const otp = await newestOtp(request, MEMBERS.rina);
    await field.fill(otp === '000000' ? '000001' : '000000');
    await dialog.getByRole('button', { name: 'Konfirmasi' }).click();
    await expect(field).toHaveAccessibleDescription(/Kode OTP yang kamu masukkan salah/);

    await field.fill(otp);
    await dialog.getByRole('button', { name: 'Konfirmasi' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Kode OTP kamu benar!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lanjut' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lewati' })).toHaveCount(0);

    await advanceClock(request, 60_000);
    await page.getByRole('button', { name: 'Hubungkan RumahNet' }).click();
    await expect(field).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/onboard\?step=1/);
    await expect(page.getByRole('button', { name: 'Lanjut' })).toBeVisible();
  } finally {
    release('rollback', 'mfe-linkage');
  }
});
