import { SLOW_MS } from '@poku/domain/limits/messages';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ButtonLink } from '../controls/button-link';
import { renderUi } from '../testing/render-ui';
import { EmptyState } from './empty-state';
import { ErrorPanel } from './error-panel';
import { Notice } from './notice';
import { Skeleton } from './skeleton';
import { SlowNotice } from './slow-notice';
import { Spinner } from './spinner';

test('a skeleton says once that content is on its way, however many shapes it has', () => {
  renderUi(<Skeleton shape="list" count={5} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Sedang memuat$/);
});

test('further skeletons of a page are silent', () => {
  renderUi(<Skeleton shape="card" count={2} label={null} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByText('Sedang memuat')).not.toBeInTheDocument();
});

test('a spinner has words for a screen reader', () => {
  renderUi(<Spinner />);
  expect(screen.getByRole('status')).toHaveTextContent('Sedang memuat');
});

test('what takes long is said once it does, and no longer than it does', () => {
  jest.useFakeTimers();
  const Part = () => {
    const [isBusy, setIsBusy] = useState(true);
    return (
      <button onClick={() => setIsBusy(false)}>
        <SlowNotice isBusy={isBusy} meanwhile="Sebentar" />
      </button>
    );
  };
  renderUi(<Part />);
  act(() => {
    jest.advanceTimersByTime(SLOW_MS - 1);
  });
  expect(screen.getByRole('status')).toHaveTextContent(/^Sebentar$/);
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(screen.getByRole('status')).toHaveTextContent('Lebih lama dari biasanya. Mohon tunggu sebentar…');
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveTextContent(/^Sebentar$/);
  jest.useRealTimers();
});

test('an empty place has one sentence and a way on', async () => {
  const view = renderUi(
    <EmptyState
      drawing="coupon"
      text="Kamu belum punya kupon."
      action={<ButtonLink to="/tukar">Cari kupon</ButtonLink>}
    />,
  );
  expect(screen.getByText('Kamu belum punya kupon.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Cari kupon' }));
  expect(view.path()).toBe('/tukar');
});

test('an error panel is announced and tries again', async () => {
  const handleRetry = jest.fn();
  renderUi(<ErrorPanel text="Periksa koneksi kamu." onRetry={handleRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Sistem mengalami gangguanPeriksa koneksi kamu.');
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
});

test('an error panel without a way to try again has no button', () => {
  renderUi(<ErrorPanel />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a notice of an error interrupts, any other waits', () => {
  renderUi(
    <>
      <Notice tone="error">Kode salah</Notice>
      <Notice tone="success">Profil kamu berhasil diperbarui!</Notice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Kode salah');
  expect(screen.getByRole('status')).toHaveTextContent('Profil kamu berhasil diperbarui!');
});

test.each([
  ['that stays while a retry is on its way also tries again by itself', false, 1],
  ['that goes while a retry is on its way waits for a press', undefined, 0],
])('an error panel %s', (_, isRetrying, count) => {
  const onRetry = jest.fn();
  renderUi(<ErrorPanel onRetry={onRetry} isRetrying={isRetrying} />);
  fireEvent(window, new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(count);
});

test('an error panel whose retry is on its way waits for it', () => {
  const onRetry = jest.fn();
  renderUi(<ErrorPanel onRetry={onRetry} isRetrying />);
  fireEvent(window, new Event('online'));
  expect(onRetry).not.toHaveBeenCalled();
});

test('a notice with a time leaves after it, but not while it is pointed at, and keeps its room', () => {
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  renderUi(
    <Notice tone="success" leavesAfterMs={2_000}>
      Tersimpan
    </Notice>,
  );
  const notice = screen.getByRole('status');
  fireEvent.pointerEnter(notice);
  pass(60_000);
  expect(notice).toBeVisible();
  fireEvent.pointerLeave(notice);
  pass(1_999);
  expect(notice).toBeVisible();
  pass(1);
  expect(notice).toBeInTheDocument();
  expect(notice).not.toBeVisible();
  jest.useRealTimers();
});
