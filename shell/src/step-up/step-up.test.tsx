import { createMemoryRouter } from '@poku/kit/router';
import { aCustomer, anOtp, createTestPlatform, envelope, onCall, startTestServer } from '@poku/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStepUp } from './start-step-up';

const server = startTestServer();
const user = userEvent.setup({ delay: null });
const given: unknown[] = [];

async function setUp() {
  given.length = 0;
  const { platform } = await createTestPlatform({ member: aCustomer() });
  const router = createMemoryRouter([
    { path: '/', element: 'Beranda' },
    { path: '/profil', element: 'Profil' },
  ]);
  await router.navigate('/profil');
  const stepUp = createStepUp(() => ({ platform, router }));
  return { platform, router, ask: () => act(() => ({ answer: stepUp() })), stepUp };
}
const dialog = () => screen.findByRole('dialog', { name: 'Pastikan ini kamu' });
const answerPassword = (...codes: number[]) =>
  server.use(
    onCall.post('/stepup', async ({ request }) => {
      given.push(await request.json());
      return envelope(undefined, codes.shift() ?? 200);
    }),
  );
async function typePassword(password: string) {
  await user.type(within(await dialog()).getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Lanjutkan' }));
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('the password of Poku proves who it is, and a wrong one is told at the field', async () => {
  answerPassword(201, 207);
  const { ask } = await setUp();
  const { answer } = await ask();
  await typePassword('Rahasia12');
  expect(await screen.findByText('Password salah')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Password'), '2');
  await user.click(screen.getByRole('button', { name: 'Lanjutkan' }));
  expect(await screen.findByText(/Password salah 5 kali/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Password'), '3');
  await user.click(screen.getByRole('button', { name: 'Lanjutkan' }));
  expect(await answer).toBe(true);
  await expectClosed();
  expect(given).toHaveLength(3);
});

test('a code by SMS does too', async () => {
  const sent: unknown[] = [];
  server.use(
    onCall.post('/requestotp', async ({ request }) => {
      sent.push(await request.json());
      return envelope(anOtp());
    }),
    onCall.post('/validateotp', async ({ request }) => {
      sent.push(await request.json());
      return envelope();
    }),
  );
  const { ask } = await setUp();
  const { answer } = await ask();
  await user.click(within(await dialog()).getByRole('button', { name: 'Kirim kode lewat SMS' }));
  await user.click(await screen.findByLabelText('Kode OTP'));
  await user.paste('123456');
  expect(await answer).toBe(true);
  expect(sent).toMatchObject([{ purpose: 'stepup' }, { purpose: 'stepup', otpCode: '123456' }]);
  await expectClosed();
});

test('who does not want to has proved nothing, and is asked again the next time', async () => {
  const { ask } = await setUp();
  const first = await ask();
  await user.click(within(await dialog()).getByRole('button', { name: 'Nanti saja' }));
  expect(await first.answer).toBe(false);
  await expectClosed();
  const second = await ask();
  await user.type(await dialog(), '{Escape}');
  expect(await second.answer).toBe(false);
});

test('calls at the same time share one question', async () => {
  answerPassword();
  const { ask, stepUp } = await setUp();
  const { answer } = await ask();
  const both = Promise.all([answer, stepUp()]);
  await typePassword('Rahasia123');
  expect(await both).toEqual([true, true]);
  expect(given).toHaveLength(1);
});

test('too many wrong codes lead home', async () => {
  server.use(onCall.post('/requestotp', () => envelope(undefined, 207)));
  const { ask, router } = await setUp();
  const { answer } = await ask();
  await user.click(within(await dialog()).getByRole('button', { name: 'Kirim kode lewat SMS' }));
  await user.click(await screen.findByRole('button', { name: 'Kembali ke Beranda' }));
  expect(await answer).toBe(false);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('the question ends with the session', async () => {
  const { ask, platform } = await setUp();
  const { answer } = await ask();
  await dialog();
  act(() => platform.events.publish('session.ended', { reason: 'expired' }));
  expect(await answer).toBe(false);
  await expectClosed();
});
