import { createTestPlatform, renderPage } from '@poku/shared/testing';
import { act, screen } from '@testing-library/react';
import { Countdown } from './countdown';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('counts down in minutes and seconds, and reads the page again at zero', async () => {
  const { platform } = await createTestPlatform();
  const until = new Date(Date.now() + 65_000).toISOString();
  let readings = 0;
  const page = {
    title: 'Kupon',
    Component: () => <Countdown until={until} />,
    loader: () => (readings += 1),
  };
  renderPage(page, { platform, path: '/' });
  expect(await screen.findByText('Hangus dalam 01:05')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(64_000));
  expect(screen.getByText('Hangus dalam 00:01')).toBeInTheDocument();
  expect(readings).toBe(1);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('Hangus dalam 00:00')).toBeInTheDocument();
  expect(readings).toBe(2);
});
