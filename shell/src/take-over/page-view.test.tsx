import { createMemoryRouter } from '@poku/kit/router';
import { Slot, useWidgetData } from '@poku/platform';
import { createTestPlatform, startTestServer } from '@poku/testing';
import { act } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { createPageView } from './page-view';

startTestServer();
// What is over a page is put beside it in the document.
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const begin = async () => {
  const { platform } = await createTestPlatform({});
  const mounted = jest.fn();
  const rendered = jest.fn();
  const Page = ({ name }: { readonly name: string }) => {
    const [made] = useState(name);
    rendered(name);
    useEffect(() => void mounted(name), [name]);
    return <h1>{made}</h1>;
  };
  const router = createMemoryRouter([
    { path: '/', element: <Page name="Beranda" /> },
    { path: '/poinku', element: <Page name="Poinku" /> },
  ]);
  const place = document.createElement('div');
  const view = createPageView({ platform, router }, place, null, {});
  act(() => view.wait());
  // No time goes by, so nothing is there because it took too long.
  jest.useFakeTimers();
  const renderAhead = async () => {
    let isThere: Promise<void> | undefined;
    await act(() => {
      isThere = view.renderAhead(false);
      return Promise.resolve();
    });
    await isThere;
  };
  return { view, renderAhead, place, router, mounted, rendered };
};

test('a page that is rendered ahead is there, and nothing of it has begun; it begins when it is shown, rendered once', async () => {
  const { view, renderAhead, place, router, mounted, rendered } = await begin();
  expect(place).toBeEmptyDOMElement();
  await renderAhead();
  expect(place).toHaveTextContent('Beranda');
  expect(mounted).not.toHaveBeenCalled();
  const before = rendered.mock.calls.length;
  document.body.append(place);
  act(() => view.show());
  expect(place.firstElementChild).toBeVisible();
  expect(mounted).toHaveBeenLastCalledWith('Beranda');
  expect(rendered).toHaveBeenCalledTimes(before);
  router.dispose();
});

test('a page that was rendered ahead of another address is not shown', async () => {
  const { view, renderAhead, place, router, mounted } = await begin();
  await renderAhead();
  await act(() => router.navigate('/poinku'));
  document.body.append(place);
  act(() => view.show());
  expect(place).toHaveTextContent(/^Poinku$/);
  expect(mounted.mock.calls.flat()).not.toContain('Beranda');
  router.dispose();
});

/** A page with one widget, which is loaded and then reads; both when the test says so. */
const beginWithWidget = async (hasWidgets: boolean) => {
  const read = jest.fn<Promise<string>, []>();
  const load = jest.fn<Promise<() => ReactNode>, []>();
  const Widget = () => <p>{useWidgetData(read) ?? 'membaca'}</p>;
  let handleLoaded = (): void => undefined;
  let handleRead: (text: string) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (handleLoaded = () => resolve(Widget))));
  read.mockReturnValue(new Promise((resolve) => (handleRead = resolve)));
  const widget = { id: 'mfe-a/row', heightPx: 100, load };
  const { platform } = await createTestPlatform({ slots: { widgets: () => [widget] } });
  const page = <Slot name="dashboard" skeleton={() => <p>memuat</p>} failed={() => <p>gagal</p>} />;
  const router = createMemoryRouter([{ path: '/', element: page }]);
  const place = document.createElement('div');
  const view = createPageView({ platform, router }, place, null, {});
  act(() => view.wait());
  jest.useFakeTimers();
  let isThere = false;
  await act(() => {
    void view.renderAhead(hasWidgets).then(() => (isThere = true));
    return Promise.resolve();
  });
  return {
    ...{ place, read, load },
    isThere: () => isThere,
    loaded: () => act(() => Promise.resolve(handleLoaded())),
    readNow: () => act(() => Promise.resolve(handleRead('isi'))),
    wait: () => act(() => jest.advanceTimersByTimeAsync(2_000)),
    show: () => {
      document.body.append(place);
      act(() => view.show());
    },
    end: () => router.dispose(),
  };
};

test('where widgets are painted they are loaded and read ahead, once, and shown with what they read', async () => {
  const { place, isThere, loaded, readNow, show, read, load, end } = await beginWithWidget(true);
  expect(place).toHaveTextContent('memuat');
  await loaded();
  expect(place).toHaveTextContent('membaca');
  expect(isThere()).toBe(false);
  await readNow();
  expect(place).toHaveTextContent('isi');
  expect(isThere()).toBe(true);
  show();
  expect(place).toHaveTextContent('isi');
  expect([load.mock.calls.length, read.mock.calls.length]).toEqual([1, 1]);
  end();
});

test('what comes too late is not waited for, and comes when it is there, begun once', async () => {
  const { place, isThere, loaded, readNow, wait, show, read, load, end } = await beginWithWidget(true);
  await loaded();
  await wait();
  expect(isThere()).toBe(true);
  show();
  expect(place).toHaveTextContent('membaca');
  await readNow();
  expect(place).toHaveTextContent('isi');
  expect([load.mock.calls.length, read.mock.calls.length]).toEqual([1, 1]);
  end();
});

test('where none is painted nothing of them is begun before they are shown', async () => {
  const { isThere, show, load, end } = await beginWithWidget(false);
  expect(isThere()).toBe(true);
  expect(load).not.toHaveBeenCalled();
  show();
  expect(load).toHaveBeenCalled();
  end();
});
