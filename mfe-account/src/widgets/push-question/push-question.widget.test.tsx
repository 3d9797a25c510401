import type { PageModule } from '@poku/contract';
import { aCustomer, createTestPlatform, renderPage, startTestServer } from '@poku/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givePush, servePush, SUBSCRIBED, takePush } from '../../testing/push-browser';
import { Widget } from './push-question.widget';

const server = startTestServer();
const page: PageModule = { title: 'Transaksi Sukses', Component: Widget };
afterEach(takePush);

async function openSuccess() {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return renderPage(page, { platform, path: '/transaksi-selesai' });
}
const question = () => screen.findByRole('heading', { name: 'Mau dikabari lewat notifikasi HP?' });
/** Nothing is shown once the API was asked, or at once where nobody is asked. */
const expectNothing = (container: HTMLElement) => waitFor(() => expect(container).toBeEmptyDOMElement());

test('a purchase asks, and only a yes asks the browser', async () => {
  const browser = givePush();
  const told = servePush(server);
  await openSuccess();
  expect(await question()).toBeVisible();
  expect(browser.asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Ya, kabari' }));
  expect(await screen.findByText('Siap! Kabar berikutnya muncul juga di HP ini.')).toBeVisible();
  expect(told).toEqual([SUBSCRIBED]);
});

test('who said "Nanti" is never asked again, and the API neither', async () => {
  givePush();
  servePush(server);
  const { unmount } = await openSuccess();
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Nanti' }));
  unmount();
  // A call to the API would fail the test: nobody serves it.
  server.resetHandlers();
  const { container } = await openSuccess();
  await expectNothing(container);
});

test('a browser without web push, and one that refused it, are asked nothing', async () => {
  const { container, unmount } = await openSuccess();
  await expectNothing(container);
  unmount();
  givePush({ permission: 'denied' });
  const { container: refused } = await openSuccess();
  await expectNothing(refused);
});
