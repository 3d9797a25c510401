import { aCustomer, createTestPlatform, renderPage, startTestServer } from '@poku/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './landing.page';

startTestServer();
const user = userEvent.setup({ delay: null });

async function open(url = '/landing') {
  const { platform } = await createTestPlatform({ member: aCustomer({ name: 'Nina Kartika' }) });
  const routes = { '/': 'Beranda', '/onboard': 'Onboarding', '/dashboard': 'Dashboard', '/tukar': 'Tukar' };
  return renderPage(page, { platform, path: '/landing', url, routes });
}

test('greets by the first name and leads to the onboarding', async () => {
  const view = await open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Selamat datang, Nina!');
  await user.click(screen.getByRole('link', { name: 'Lengkapi akun' }));
  await waitFor(() => expect(view.address()).toBe('/onboard'));
});

test('skipping leads to the dashboard, 300 ms later', async () => {
  const view = await open();
  const pressedAt = Date.now();
  await user.click(await screen.findByRole('button', { name: 'Lewati' }));
  expect(view.address()).toBe('/landing');
  await waitFor(() => expect(view.address()).toBe('/dashboard'), { interval: 10 });
  expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(300);
});

test.each([
  ['%2Ftukar', '/tukar'],
  ['https%3A%2F%2Fjahat.example', '/'],
])('skipping leads on to redirectUri=%s as %s', async (wanted, target) => {
  const view = await open(`/landing?redirectUri=${wanted}`);
  await user.click(await screen.findByRole('button', { name: 'Lewati' }));
  await waitFor(() => expect(view.address()).toBe(target));
});
