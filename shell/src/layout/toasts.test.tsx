import { createMemoryRouter, RouterProvider } from '@poku/kit/router';
import { createTestPlatform, TestFrame } from '@poku/testing';
import { act, render, screen } from '@testing-library/react';
import { Toasts } from './toasts';

const START = new Date('2026-11-21T07:00:00Z');
beforeEach(() => jest.useFakeTimers({ now: START, doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const texts = () =>
  screen.queryAllByRole('button', { name: 'Tutup' }).map((button) => button.parentElement?.textContent);

/** Two pages, the second of which comes when `arrive` is called. */
async function open() {
  const { platform } = await createTestPlatform();
  const arrival = { arrive: (): void => undefined };
  const loader = () => new Promise<null>((resolve) => (arrival.arrive = () => resolve(null)));
  const router = createMemoryRouter([
    { path: '/', element: 'Satu' },
    { path: '/dua', element: 'Dua', loader },
  ]);
  render(
    <TestFrame platform={platform}>
      <RouterProvider router={router} />
      <Toasts router={router} />
    </TestFrame>,
  );
  const raise = (kind: 'success' | 'error', message: string) =>
    act(() => platform.events.publish('alert.raised', { kind, message }));
  const go = () => act(() => void router.navigate('/dua'));
  const arrive = async () => {
    arrival.arrive();
    await pass(0);
    expect(screen.getByText('Dua')).toBeInTheDocument();
  };
  return { raise, go, arrive };
}

const LONG = 'Gagal mendapatkan update customer data. Sistem mengalami gangguan';

test('a success leaves after 2 s, an error when there was time to read it', async () => {
  const { raise } = await open();
  raise('success', 'Profil kamu berhasil diperbarui!');
  raise('error', LONG);
  await pass(2_000);
  expect(texts()).toEqual([LONG]);
  await pass(80 * LONG.length - 2_001);
  expect(texts()).toEqual([LONG]);
  await pass(1);
  expect(texts()).toEqual([]);
});

test('the same text stands there once, and of many the newest two', async () => {
  const { raise } = await open();
  for (const text of ['Satu', 'Dua', 'Tiga', 'Dua']) raise('error', text);
  expect(texts()).toEqual(['Tiga', 'Dua']);
});

test('what belongs to a page goes with it', async () => {
  const { raise, go, arrive } = await open();
  raise('error', LONG);
  await pass(1_001);
  go();
  expect(texts()).toEqual([LONG]);
  await arrive();
  expect(texts()).toEqual([]);
});

test('what leads to the next page is read there, however long it takes to come', async () => {
  const { raise, go, arrive } = await open();
  raise('success', 'Tersimpan');
  go();
  await pass(60_000);
  raise('error', 'Di jalan');
  await arrive();
  expect(texts()).toEqual(['Di jalan', 'Tersimpan']);
  await pass(2_000);
  expect(texts()).toEqual([]);
});
