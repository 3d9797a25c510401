import { aCustomer, createTestPlatform, renderPage, startTestServer } from '@poku/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './test-form.page';

// No call is answered: one that is made fails the test.
startTestServer();
const user = userEvent.setup({ delay: null });

async function open() {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  renderPage(page, { platform, path: '/test-form' });
  await screen.findByRole('heading', { name: 'Nomor HP kamu' });
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('phone, e-mail and password end in a summary that has no password', async () => {
  await open();
  await user.type(screen.getByLabelText('Nomor HP'), '812');
  expect(screen.getByText('+62')).toBeInTheDocument();
  await press('Lanjut');
  await user.type(screen.getByLabelText('Email'), 'apa saja');
  await press('Lanjut');
  await user.type(screen.getByLabelText('Password'), 'x');
  await press('Selesai');
  expect(screen.getByRole('heading', { name: 'Isian kamu' })).toHaveFocus();
  expect(screen.getByText('+62 812')).toBeInTheDocument();
  expect(screen.getByText('apa saja')).toBeInTheDocument();
  expect(screen.queryByText('x')).not.toBeInTheDocument();
});

test('nothing is required, and the demo starts again empty', async () => {
  await open();
  await press('Lanjut');
  await press('Lanjut');
  await press('Selesai');
  expect(screen.getAllByText('Kosong')).toHaveLength(2);
  await press('Ulangi demo');
  expect(screen.getByLabelText('Nomor HP')).toHaveValue('');
});

test('going back keeps what was typed', async () => {
  await open();
  await user.type(screen.getByLabelText('Nomor HP'), '812');
  await press('Lanjut');
  await press('Kembali');
  expect(screen.getByLabelText('Nomor HP')).toHaveValue('812');
});
