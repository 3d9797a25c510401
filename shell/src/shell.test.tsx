import { SLOW_MS } from '@poku/domain/limits/messages';
import { createMemoryRouter } from '@poku/kit/router';
import { createTestPlatform, startTestServer } from '@poku/testing';
import { act, render, screen } from '@testing-library/react';
import { Shell } from './shell';

startTestServer();
afterEach(() => jest.useRealTimers());

test('over what was painted everything is said that is said over a page, and stays when the page is shown', async () => {
  const { platform } = await createTestPlatform({});
  const router = createMemoryRouter([{ path: '*', element: <h1>Beranda</h1> }]);
  jest.useFakeTimers();
  const shell = (isShown: boolean) => (
    <Shell platform={platform} router={router} partner={null} isShown={isShown} />
  );
  const { rerender } = render(shell(false));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  act(() => {
    jest.advanceTimersByTime(SLOW_MS);
  });
  expect(screen.getByText('Lebih lama dari biasanya. Mohon tunggu sebentar…')).toBeInTheDocument();
  act(() => platform.events.publish('alert.raised', { kind: 'info', message: 'Poin masuk' }));
  expect(screen.getByText('Poin masuk')).toBeInTheDocument();
  rerender(shell(true));
  expect(screen.getByRole('heading', { name: 'Beranda' })).toBeInTheDocument();
  expect(screen.getByText('Poin masuk')).toBeInTheDocument();
  expect(screen.queryByText(/Lebih lama/)).not.toBeInTheDocument();
  router.dispose();
});
