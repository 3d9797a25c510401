import { screen, waitFor } from '@testing-library/react';
import { aCustomer, aRunningCode, renderWidget, startTestServer } from '@poku/testing';
import { Widget } from './running-codes.widget';

startTestServer();

const open = (...runningCodes: ReturnType<typeof aRunningCode>[]) =>
  renderWidget(Widget, { member: aCustomer({ runningCodes }) });

test('each code that runs out leads to its coupon, with the time that it has left', async () => {
  await open(aRunningCode(), aRunningCode({ voucherName: 'Pulsa 50.000', code: 'ref-2', voucherId: '7' }));
  const links = await screen.findAllByRole('link', { name: /^Kode kupon sedang berjalan/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/kupon-ku?id=1001&code=ref-1',
    '/kupon-ku?id=7&code=ref-2',
  ]);
  expect(links[0]).toHaveTextContent(/Kopi Susu Gratis.*(10:00|09:5\d)$/);
});

test('a code whose time is over goes', async () => {
  await open(aRunningCode({ expiredDate: new Date(Date.now() + 1_000).toISOString() }));
  expect(await screen.findByRole('link')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link')).not.toBeInTheDocument(), { timeout: 20_000 });
});
