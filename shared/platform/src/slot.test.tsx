import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { PlatformProvider, Slot, useMember } from '.';
import { createApiError } from './api';
import type { SlotSource, SlotWidget } from '@poku/contract';
import { aCustomer, createTestPlatform, startTestServer } from '@poku/testing';

startTestServer();

const Widget = (text: string): ComponentType => {
  const Shown = () => <p>{text}</p>;
  return Shown;
};

/** A widget that is loaded when the test says so. */
const controlled = (id: string) => {
  const loads: { resolve: (widget: ComponentType) => void; reject: (error: Error) => void }[] = [];
  const widget: SlotWidget = {
    id,
    heightPx: 100,
    load: () => new Promise((resolve, reject) => loads.push({ resolve, reject })),
  };
  return { widget, loads };
};

const slotsOf = (...widgets: SlotWidget[]): SlotSource => ({
  widgets: (slot) => (slot === 'dashboard' ? widgets : []),
});

const Dashboard = () => (
  <Slot
    name="dashboard"
    skeleton={() => <p>…</p>}
    failed={(retry) => (
      <p>
        gagal <button onClick={retry}>Coba lagi</button>
      </p>
    )}
  />
);

const setUp = async (slots: SlotSource, member?: ReturnType<typeof aCustomer>) => {
  const { platform } = await createTestPlatform({ slots, ...(member && { member }) });
  const page = (isShown: boolean) => (
    <PlatformProvider platform={platform}>{isShown && <Dashboard />}</PlatformProvider>
  );
  const { rerender, container } = render(page(true));
  return {
    show: (isShown: boolean) => rerender(page(isShown)),
    places: () => [...container.children].map((place) => place.textContent),
    logOut: () => act(() => platform.events.publish('session.ended', { reason: 'logout' })),
  };
};

test('widgets keep their places while a slow one is still loading', async () => {
  const [slow, fast] = [controlled('mfe-a/slow'), controlled('mfe-b/fast')];
  const { places } = await setUp(slotsOf(slow.widget, fast.widget));
  expect(places()).toEqual(['…', '…']);
  fast.loads[0]?.resolve(Widget('cepat'));
  await waitFor(() => expect(places()).toEqual(['…', 'cepat']));
  slow.loads[0]?.resolve(Widget('lambat'));
  await waitFor(() => expect(places()).toEqual(['lambat', 'cepat']));
});

test('a widget that cannot be loaded fails in its place and is loaded again on demand', async () => {
  const broken = controlled('mfe-a/broken');
  const fine = { id: 'mfe-b/fine', heightPx: 100, load: () => Promise.resolve(Widget('baik')) };
  const { places } = await setUp(slotsOf(broken.widget, fine));
  broken.loads[0]?.reject(new Error('404'));
  await waitFor(() => expect(places()).toEqual(['gagal Coba lagi', 'baik']));
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(places()).toEqual(['…', 'baik']);
  broken.loads[1]?.resolve(Widget('pulih'));
  await waitFor(() => expect(places()).toEqual(['pulih', 'baik']));
});

test('a widget that throws fails alone and heals when tried again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Moody = () => {
    if (isBroken) throw new Error('render failed');
    return <p>pulih</p>;
  };
  const threw = jest.fn();
  const moody = { id: 'mfe-a/moody', heightPx: 100, load: () => Promise.resolve(Moody), threw };
  const fine = { id: 'mfe-b/fine', heightPx: 100, load: () => Promise.resolve(Widget('baik')) };
  const { places } = await setUp(slotsOf(moody, fine));
  await waitFor(() => expect(places()).toEqual(['gagal Coba lagi', 'baik']));
  expect(threw).toHaveBeenCalledTimes(1);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(places()).toEqual(['pulih', 'baik']));
  log.mockRestore();
});

test('a widget whose data cannot be read is not blamed, and reads again without being loaded anew', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isRefused = true;
  const Reader = () => {
    if (isRefused) throw createApiError({ kind: 'business', call: 'gateway/promotions', code: 208 });
    return <p>terbaca</p>;
  };
  const threw = jest.fn();
  const load = jest.fn(() => Promise.resolve(Reader));
  const { places } = await setUp(slotsOf({ id: 'mfe-a/reader', heightPx: 100, load, threw }));
  await waitFor(() => expect(places()).toEqual(['gagal Coba lagi']));
  isRefused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(places()).toEqual(['terbaca']);
  expect(threw).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test('coming back to a slot shows its widgets at once', async () => {
  const once = controlled('mfe-a/once');
  const { places, show } = await setUp(slotsOf(once.widget));
  once.loads[0]?.resolve(Widget('siap'));
  await waitFor(() => expect(places()).toEqual(['siap']));
  show(false);
  show(true);
  expect(places()).toEqual(['siap']);
  expect(once.loads).toHaveLength(1);
});

test('a widget of a member that comes after the logout is not shown, and one that stands stays', async () => {
  const [late, early] = [controlled('mfe-a/late'), controlled('mfe-b/early')];
  const Name = () => <p>{useMember().customer.name}</p>;
  const { places, logOut } = await setUp(slotsOf(late.widget, early.widget), aCustomer());
  early.loads[0]?.resolve(Name);
  await waitFor(() => expect(places()).toEqual(['…', 'Siti Rahma']));
  logOut();
  await act(async () => {
    late.loads[0]?.resolve(Name);
    await Promise.resolve();
  });
  expect(places()).toEqual(['…', 'Siti Rahma']);
});

test('a widget comes to a visitor who has not logged in', async () => {
  const { widget, loads } = controlled('mfe-a/row');
  const { places } = await setUp(slotsOf(widget));
  loads[0]?.resolve(Widget('untuk semua'));
  await waitFor(() => expect(places()).toEqual(['untuk semua']));
});
