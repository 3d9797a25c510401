import { createMemoryRouter } from '@poku/kit/router';
import { createTestPlatform, startTestServer } from '@poku/testing';
import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
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
      isThere = view.renderAhead();
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
