import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PageModule } from '@poku/contract';
import { aCustomer, createTestPlatform, envelope, onCall, renderPage, startTestServer } from '@poku/testing';
import { navigationWording } from '../wording/navigation';
import PullRefresh from './pull-refresh';

const server = startTestServer();

let read = 0;
let answer = () => {};
const page: PageModule = {
  title: 'Riwayat',
  loader: async () => {
    read += 1;
    if (read > 1) await new Promise<void>((resolve) => (answer = resolve));
    return null;
  },
  Component: () => (
    <>
      <p>Isi</p>
      <input aria-label="Cari" />
      <PullRefresh />
    </>
  ),
};
async function open() {
  read = 0;
  const members: unknown[] = [];
  server.use(
    onCall.get('/customerdetail/:clientId', () => {
      members.push('read');
      return envelope(aCustomer());
    }),
  );
  const { platform } = await createTestPlatform({ member: aCustomer() });
  renderPage(page, { platform, path: '/riwayat' });
  await screen.findByText('Isi');
  return members;
}
const at = (clientX: number, clientY: number) => [{ clientX, clientY }];
const pull = (target: Element, px: number, sidePx = 0) => {
  fireEvent.touchStart(target, { touches: at(100, 100) });
  fireEvent.touchMove(target, { touches: at(100 + sidePx, 100 + px / 2) });
  fireEvent.touchMove(target, { touches: at(100 + sidePx, 100 + px) });
};
const letGo = (target: Element) => fireEvent.touchEnd(target, { touches: [] });

test('a page that is pulled far enough is read again with the points, and says so meanwhile', async () => {
  const members = await open();
  const text = screen.getByText('Isi');
  pull(text, 120);
  expect(read).toBe(1);
  letGo(text);
  await waitFor(() => expect(read).toBe(2));
  await waitFor(() => expect(members).toEqual(['read']));
  expect(screen.getByText(navigationWording.loading)).toBeInTheDocument();
  await act(() => Promise.resolve(answer()));
  await waitFor(() => expect(screen.queryByText(navigationWording.loading)).not.toBeInTheDocument());
});

test.each([
  ['not far enough', () => screen.getByText('Isi'), 60, 0],
  ['to the side', () => screen.getByText('Isi'), 120, 400],
  ['in a field', () => screen.getByLabelText('Cari'), 120, 0],
])('pulling %s reads nothing', async (_, target, px, sidePx) => {
  await open();
  pull(target(), px, sidePx);
  letGo(target());
  expect(screen.queryByText(navigationWording.loading)).not.toBeInTheDocument();
  expect(read).toBe(1);
});
