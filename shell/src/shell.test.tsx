import { SLOW_MS } from '@poku/domain/limits/messages';
import { createMemoryRouter } from '@poku/kit/router';
import { NOTHING_AHEAD } from '@poku/platform/ahead';
import { createTestPlatform, startTestServer } from '@poku/testing';
import { act, render, screen } from '@testing-library/react';
import { type PageStage, Shell } from './shell';

startTestServer();
afterEach(() => jest.useRealTimers());

test('over what was painted everything is said that is said over a page, and stays when the page is shown', async () => {
  const { platform } = await createTestPlatform({});
  const router = createMemoryRouter([{ path: '*', element: <h1>Beranda</h1> }]);
  jest.useFakeTimers();
  const onRendered = jest.fn();
  const shell = (stage: PageStage) => (
    <Shell
      {...{ platform, router, partner: null, stage, ahead: NOTHING_AHEAD, said: document.body, onRendered }}
    />
  );
  const { rerender } = render(shell('waiting'));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  act(() => {
    jest.advanceTimersByTime(SLOW_MS);
  });
  expect(screen.getByText('Lebih lama dari biasanya. Mohon tunggu sebentar…')).toBeInTheDocument();
  act(() => platform.events.publish('alert.raised', { kind: 'info', message: 'Poin masuk' }));
  expect(screen.getByText('Poin masuk')).toBeInTheDocument();
  rerender(shell('shown'));
  expect(screen.getByRole('heading', { name: 'Beranda' })).toBeInTheDocument();
  expect(screen.getByText('Poin masuk')).toBeInTheDocument();
  expect(screen.queryByText(/Lebih lama/)).not.toBeInTheDocument();
  router.dispose();
});
