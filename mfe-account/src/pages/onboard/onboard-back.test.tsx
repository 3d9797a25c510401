import { act, screen, waitFor } from '@testing-library/react';
import { envelope, onCall, startTestServer } from '@poku/testing';
import { currentStep, linkingWidget, openOnboarding } from '../../testing/onboarding';

const server = startTestServer();
const openCode = async (user: Awaited<ReturnType<typeof openOnboarding>>['user']) => {
  server.use(onCall.post('/requestotp', () => envelope({ otpRequestId: 'request-1', remainingOTP: 4 })));
  await user.click(await linkingWidget());
  await screen.findByRole('dialog', { name: 'Verifikasi' });
};

test("the browser's back goes to the step before", async () => {
  const { user, shown } = await openOnboarding({ server });
  await user.click(await screen.findByRole('button', { name: 'Lewati' }));
  await waitFor(() => expect(currentStep()).toBe('E-Wallet'));
  act(() => void shown.router.navigate(-1));
  await waitFor(() => expect(currentStep()).toContain('Partner'));
});

test("after a reload the header's back, which leads home, goes to the step before", async () => {
  const { shown, address } = await openOnboarding({ server, url: '/onboard?step=2' });
  await linkingWidget();
  act(() => void shown.router.navigate('/'));
  await waitFor(() => expect(currentStep()).toBe('Partner'));
  await waitFor(() => expect(address()).toBe('/onboard?step=1'));
});

test('from the first step back leaves', async () => {
  const { shown, address } = await openOnboarding({ server });
  act(() => void shown.router.navigate('/'));
  await waitFor(() => expect(address()).toBe('/'));
});

test.each([1, 2])('back closes the code and stays at step %i', async (step) => {
  const { user, shown, address } = await openOnboarding({ server, url: `/onboard?step=${step}` });
  await openCode(user);
  act(() => void shown.router.navigate('/'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(address()).toBe(`/onboard?step=${step}`));
});

test("the code's own back closes it", async () => {
  const { user } = await openOnboarding({ server });
  await openCode(user);
  await user.click(screen.getByRole('button', { name: 'Kembali' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(currentStep()).toContain('Partner');
});
