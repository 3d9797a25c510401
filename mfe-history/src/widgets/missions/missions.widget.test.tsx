import { aCustomer, envelope, onCall, renderWidget, startTestServer } from '@poku/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Widget } from './missions.widget';

const server = startTestServer();

const row = (missionId: string, status: string, pokuPoint = 100) => ({
  missionId,
  type: 'use',
  target: 1,
  done: status === 'open' ? 0 : 1,
  pokuPoint,
  status,
});
const open = async (data: readonly object[], dataBefore: readonly object[] = []) => {
  const answer = {
    week: '2026-11-30',
    weekEndDate: '2026-12-06T17:00:00.000Z',
    data,
    weekBefore: '2026-11-23',
    dataBefore,
  };
  const asked = { count: 0 };
  server.use(
    // Read again with the points.
    onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())),
    onCall.get('/customermission/:clientId', () => {
      asked.count += 1;
      return envelope(answer);
    }),
  );
  const { platform } = await renderWidget(Widget, { member: aCustomer() });
  return { platform, asked };
};

test.each([
  [
    'what can still be reached',
    [row('a', 'open'), row('b', 'paid')],
    [],
    '1 dari 2 misi selesaiMasih bisa dapat 100 poin',
  ],
  [
    'what waits to be fetched',
    [row('a', 'reached'), row('b', 'open')],
    [row('c', 'reached', 50)],
    'Ambil 150 poin1 dari 2 misi selesai',
  ],
  [
    'that all is done',
    [row('a', 'paid')],
    [],
    'Semua misi selesai. Sampai minggu depan!1 dari 1 misi selesai',
  ],
  ['that there is none', [], [], 'Belum ada misi minggu ini.'],
])('the tile says %s, and leads to the missions', async (_, missions, before, says) => {
  await open(missions, before);
  const tile = await screen.findByRole('link');
  await waitFor(() => expect(tile).toHaveTextContent(`Misi Minggu Ini${says}`));
  expect(tile).toHaveAttribute('href', '/misi');
});

test('it is read again when points or coupons changed', async () => {
  const { platform, asked } = await open([row('a', 'open')]);
  await screen.findByText(/^Masih bisa/);
  act(() => platform.events.publish('points.changed', { clientId: 'member-siti' }));
  await waitFor(() => expect(asked.count).toBe(2));
});
