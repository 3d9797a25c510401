import type { PokuEvents } from '@poku/contract';
import {
  aCustomer,
  aFavorite,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FavouriteButton } from './favourite-button';
import { readFavouriteIds } from './read-favourite-ids';
import { useFavourites } from './use-favourites';

const server = startTestServer();

/** What reached the server, in order. */
const serve = (answer: (call: string) => Response | Promise<Response> = () => envelope()) => {
  const calls: string[] = [];
  const handle = async ({ request }: { request: Request }) => {
    const body: unknown = await request.json();
    const call = `${request.method} ${JSON.stringify(body)}`;
    calls.push(call);
    return answer(call);
  };
  server.use(onCall.post('/favoritvoucher', handle), onCall.delete('/favoritvoucher', handle));
  return calls;
};
const call = (method: 'POST' | 'DELETE', voucherId: string) =>
  `${method} {"clientId":"member-siti","voucherId":"${voucherId}"}`;

function Heart({ list, ids }: { readonly list: string; readonly ids: readonly string[] | null }) {
  const hearts = useFavourites(ids);
  if (hearts === null) return <p>{list} tanpa hati</p>;
  return (
    <FavouriteButton
      name={list}
      isSet={hearts.isFavourite('kopi')}
      onChange={(isSet) => hearts.change('kopi', isSet)}
    />
  );
}
const NONE: readonly string[] = [];
const KOPI: readonly string[] = ['kopi'];

const open = async (ids: readonly string[] | null, isMember = true) => {
  const { platform } = await createTestPlatform(isMember ? { member: aCustomer() } : {});
  const alerts: PokuEvents['alert.raised'][] = [];
  const changes: PokuEvents['favourite.changed'][] = [];
  platform.events.subscribe('alert.raised', (alert) => alerts.push(alert));
  platform.events.subscribe('favourite.changed', (change) => changes.push(change));
  const Lists = () => (
    <>
      <Heart list="Atas" ids={ids} />
      <Heart list="Bawah" ids={ids} />
    </>
  );
  renderPage({ Component: Lists, title: 'Kupon' }, { platform, path: '/' });
  return { platform, alerts, changes };
};
const heart = (list: string) => screen.findByRole('button', { name: `Favorit: ${list}` });
const expectSet = (button: HTMLElement, isSet: boolean) =>
  expect(button).toHaveAttribute('aria-pressed', String(isSet));

test('a heart is set at once, saved, told, and followed by the other lists of the page', async () => {
  const calls = serve();
  const { changes } = await open(NONE);
  const [top, bottom] = [await heart('Atas'), await heart('Bawah')];
  await userEvent.click(top);
  expectSet(top, true);
  await waitFor(() => expectSet(bottom, true));
  expect(calls).toEqual([call('POST', 'kopi')]);
  expect(changes).toEqual([{ couponId: 'kopi', isSet: true }]);
});

test('a heart that is set is taken away the same way', async () => {
  const calls = serve();
  const { changes } = await open(KOPI);
  await userEvent.click(await heart('Atas'));
  await waitFor(() => expect(changes).toEqual([{ couponId: 'kopi', isSet: false }]));
  expect(calls).toEqual([call('DELETE', 'kopi')]);
});

test('a failure puts the heart back and says so once', async () => {
  serve(() => failure(503));
  const { alerts, changes } = await open(NONE);
  const top = await heart('Atas');
  await userEvent.click(top);
  await waitFor(() => expect(alerts).toHaveLength(1));
  expect(alerts[0]).toEqual({
    kind: 'error',
    message: 'Kupon favorit belum berubah. Sistem sedang mengalami gangguan : 503',
  });
  await waitFor(() => expectSet(top, false));
  expect(changes).toEqual([]);
});

test('presses while a call runs end in one more call for the last of them', async () => {
  const release = new AbortController();
  const isReleased = new Promise((resolve) => release.signal.addEventListener('abort', resolve));
  const calls = serve(async () => {
    await isReleased;
    return envelope();
  });
  const { changes } = await open(NONE);
  const top = await heart('Atas');
  await userEvent.click(top);
  await userEvent.click(top);
  await userEvent.click(top);
  await userEvent.click(top);
  await waitFor(() => expect(calls).toHaveLength(1));
  release.abort();
  await waitFor(() => expect(changes).toHaveLength(2));
  expect(calls).toEqual([call('POST', 'kopi'), call('DELETE', 'kopi')]);
  expectSet(top, false);
});

test('the end of the session is not told a second time', async () => {
  serve(() => failure(401));
  const { alerts, platform } = await open(NONE);
  await userEvent.click(await heart('Atas'));
  await waitFor(() => expect(platform.session$.value.status).toBe('guest'));
  expect(alerts.filter(({ message }) => message.startsWith('Kupon favorit'))).toEqual([]);
});

test('there are no hearts for a guest', async () => {
  await open(KOPI, false);
  expect(await screen.findByText('Atas tanpa hati')).toBeInTheDocument();
});

test('there are no hearts while the favourites are not known', async () => {
  await open(null);
  expect(await screen.findByText('Atas tanpa hati')).toBeInTheDocument();
});

test("the member's favourites are read; a guest's are not asked for, and a failure is not the page's", async () => {
  const guest = await createTestPlatform();
  const member = await createTestPlatform({ member: aCustomer() });
  expect(await readFavouriteIds(guest.platform, {})).toBeNull();
  server.use(onCall.get('/allfavoritvoucher/:clientId', () => envelope([aFavorite()])));
  expect(await readFavouriteIds(member.platform, {})).toEqual(['voucher-kopi']);
  server.use(onCall.get('/allfavoritvoucher/:clientId', () => failure(500)));
  expect(await readFavouriteIds(member.platform, {})).toBeNull();
});

test('what asks at the same time asks once, and anew after a change', async () => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  let count = 0;
  let answer = (): void => undefined;
  server.use(
    onCall.get('/allfavoritvoucher/:clientId', async () => {
      count += 1;
      await new Promise<void>((resolve) => (answer = resolve));
      return envelope([aFavorite()]);
    }),
  );
  const both = [readFavouriteIds(platform, {}), readFavouriteIds(platform, {})];
  const left = new AbortController();
  const gone = readFavouriteIds(platform, { signal: left.signal });
  await waitFor(() => expect(count).toBe(1));
  left.abort();
  const answerFirst = answer;
  platform.events.publish('favourite.changed', { couponId: 'voucher-teh', isSet: true });
  const later = readFavouriteIds(platform, {});
  await waitFor(() => expect(count).toBe(2));
  answerFirst();
  expect(await Promise.all(both)).toEqual([['voucher-kopi'], ['voucher-kopi']]);
  expect(await gone).toBeNull();
  answer();
  expect(await later).toEqual(['voucher-kopi']);
});
