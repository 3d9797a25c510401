import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageModule, PartnerBrand } from '@poku/contract';
import { aCustomer, createTestPlatform, renderPage, startTestServer } from '@poku/testing';
import { InstallPlace } from './install-place';
import { keepInstallPrompt } from './install-way';

startTestServer();
beforeAll(keepInstallPrompt);
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'standalone');
  act(() => void window.dispatchEvent(new Event('appinstalled')));
});

const page: PageModule = {
  title: 'Kupon Ku',
  Component: () => (
    <>
      <p>Isi</p>
      <InstallPlace />
    </>
  ),
};
async function open({ path = '/raih', partner = null as PartnerBrand | null, isGuest = false } = {}) {
  const { platform } = await createTestPlatform({
    member: isGuest ? undefined : aCustomer(),
    config: { partner },
  });
  renderPage(page, { platform, path });
  await screen.findByText('Isi');
}
const prompt = jest.fn(() => Promise.resolve({ outcome: 'accepted' }));
/** What Chromium does when the site can be installed. */
const offer = () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return event;
};
const NAME = 'Pasang Poku di layar utama';
const shown = () => screen.queryByRole('region', { name: NAME });

test('who can install it is asked by the browser with a press, once', async () => {
  await open();
  expect(shown()).not.toBeInTheDocument();
  // The browser does not ask by itself.
  expect(offer().defaultPrevented).toBe(true);
  expect(await screen.findByRole('region', { name: NAME })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Pasang' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(shown()).not.toBeInTheDocument();
});

test('who puts it off is not asked again on this device', async () => {
  offer();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Nanti saja' }));
  expect(shown()).not.toBeInTheDocument();
  act(() => void offer());
  expect(shown()).not.toBeInTheDocument();
});

test('Safari on a phone has no such question, and says where it is done; from the home screen nothing is said', async () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  await open({ path: '/profil' });
  expect(await screen.findByRole('region', { name: NAME })).toHaveTextContent('Tambah ke Layar Utama');
  expect(screen.queryByRole('button', { name: 'Pasang' })).not.toBeInTheDocument();
});

const brand: PartnerBrand = {
  slug: 'garuda',
  partnerId: '10',
  name: 'Garuda Motor',
  logo: '/media/partners/garuda.svg',
};
test.each([
  ['another page', { path: '/tukar' }],
  ['a guest', { isGuest: true }],
  ['the site of a partner', { partner: brand }],
])('on %s nothing is offered', async (_, options) => {
  offer();
  await open(options);
  // What is offered comes in a script of its own, which other tests have had come.
  expect(shown()).not.toBeInTheDocument();
});
