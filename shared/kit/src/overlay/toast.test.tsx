import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import { type ToastMessage } from './toast';
import { ToastRegion } from './toast-region';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Demo({ start }: { readonly start: readonly ToastMessage[] }) {
  const [toasts, setToasts] = useState(start);
  return (
    <ToastRegion toasts={toasts} onClose={(id) => setToasts(toasts.filter((toast) => toast.id !== id))} />
  );
}

function pass(milliseconds: number) {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

test('a success waits for the screen reader and leaves after the time that the caller gave', () => {
  renderUi(
    <Demo start={[{ id: '1', tone: 'success', text: 'Kode unik berhasil disalin', durationMs: 4000 }]} />,
  );
  expect(within(screen.getByRole('status')).getByText('Kode unik berhasil disalin')).toBeInTheDocument();
  pass(3999);
  expect(screen.getByText('Kode unik berhasil disalin')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Kode unik berhasil disalin')).not.toBeInTheDocument();
});

test('an error interrupts, leaves after its time as well and can be closed before', () => {
  const error = { tone: 'error', text: 'Sistem mengalami gangguan', durationMs: 2000 } as const;
  renderUi(<Demo start={[{ id: '1', ...error }]} />);
  expect(within(screen.getByRole('alert')).getByText('Sistem mengalami gangguan')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tutup' })).toBeInTheDocument();
  pass(2000);
  expect(screen.queryByText('Sistem mengalami gangguan')).not.toBeInTheDocument();
});

test('no message leaves while one of them is read, or the tab is hidden', () => {
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  renderUi(
    <Demo
      start={[
        { id: '1', tone: 'error', text: 'Pertama', durationMs: 2000 },
        { id: '2', tone: 'success', text: 'Kedua', durationMs: 3000 },
      ]}
    />,
  );
  pass(60_000);
  isHidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  pass(1999);
  fireEvent.pointerEnter(screen.getByText('Kedua'));
  pass(60_000);
  expect(screen.getByText('Pertama')).toBeInTheDocument();
  // What is closed under the pointer holds nobody any more.
  fireEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Tutup' }));
  pass(2000);
  expect(screen.queryByText('Pertama')).not.toBeInTheDocument();
  isHidden.mockRestore();
});

test('a message does not leave while it has the focus', () => {
  renderUi(<Demo start={[{ id: '1', tone: 'info', text: 'Sedang dikirim', durationMs: 2000 }]} />);
  act(() => screen.getByRole('button', { name: 'Tutup' }).focus());
  pass(10_000);
  expect(screen.getByText('Sedang dikirim')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Tutup' }).blur());
  pass(2000);
  expect(screen.queryByText('Sedang dikirim')).not.toBeInTheDocument();
});

test('each message leaves by itself, whatever the others do', () => {
  renderUi(
    <Demo
      start={[
        { id: '1', tone: 'success', text: 'Pertama', durationMs: 2000 },
        { id: '2', tone: 'success', text: 'Kedua', durationMs: 3000 },
      ]}
    />,
  );
  pass(2000);
  expect(screen.queryByText('Pertama')).not.toBeInTheDocument();
  pass(1000);
  expect(screen.queryByText('Kedua')).not.toBeInTheDocument();
});
