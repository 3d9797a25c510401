import { createTheme, ThemeProvider } from '@poku/kit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PreviewBar, type PreviewBarProps } from './preview-bar';
import { createRecorder } from './recorder';

const help2 = { name: 'mfe-help', version: '2' };

beforeAll(() => {
  // jsdom measures nothing.
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

const show = (props: Partial<PreviewBarProps> = {}) => {
  const recorder = createRecorder();
  const onReset = jest.fn();
  const view = render(
    <ThemeProvider theme={createTheme(null)}>
      <PreviewBar shown={[help2]} refusals={[]} recorder={recorder} onReset={onReset} {...props} />
    </ThemeProvider>,
  );
  return { recorder, onReset, view, bar: screen.getByRole('complementary', { name: 'Pratinjau' }) };
};
const load = { remote: 'mfe-help', version: '2', expose: 'pages/home', ms: 1, isGood: true };

test('the bar names each release, what is refused, and until when', () => {
  const { bar } = show({
    shown: [help2, { name: 'mfe-account', version: '7' }],
    refusals: [
      { subject: 'mfe-x 1', reason: 'missing' },
      { subject: '', reason: 'expired' },
    ],
    until: '9999-01-02T07:05:00Z',
  });
  expect(bar).toHaveTextContent('Pratinjau mfe-help 2.Pratinjau mfe-account 7.');
  expect(bar).toHaveTextContent('mfe-x 1 tidak ditampilkan: rilis itu tidak ada.');
  expect(bar).toHaveTextContent('Tidak ada yang ditampilkan: izin pada tautan sudah berakhir.');
  expect(bar).toHaveTextContent('Berlaku sampai 02 Jan 9999 14:05 WIB.');
  expect(screen.getByRole('status')).toHaveTextContent('Pratinjau mfe-help 2.');
});

test('the bar says that a release failed, and that another one is shown in its place', () => {
  const { bar, recorder } = show();
  act(() => recorder.load({ ...load, remote: 'mfe-account', version: '1' }));
  act(() => recorder.load(load));
  expect(bar).toHaveTextContent('Pratinjau mfe-help 2.');
  act(() => recorder.load({ ...load, isGood: false }));
  expect(bar).toHaveTextContent('mfe-help 2 gagal dimuat. Yang tampil rilis biasa.');
  act(() => recorder.load({ ...load, version: '1' }));
  expect(bar).toHaveTextContent('mfe-help 2 gagal dimuat.');
  act(() => recorder.load(load));
  expect(bar).toHaveTextContent('Pratinjau mfe-help 2.');
});

test('of a remote in development the bar names the build that is shown', () => {
  const name = 'mfe-help';
  const { bar, recorder } = show({ shown: [{ name, version: 'dev-1' }] });
  act(() => recorder.load({ ...load, version: 'dev-1' }));
  act(() => recorder.load({ ...load, version: 'dev-2' }));
  expect(bar).toHaveTextContent('Pratinjau mfe-help dev-2.');
  act(() => recorder.load({ ...load, version: 'dev-3', isGood: false }));
  expect(bar).toHaveTextContent('Pratinjau mfe-help dev-2.');
  act(() => recorder.load({ ...load, version: '1' }));
  expect(bar).toHaveTextContent('mfe-help dev-1 gagal dimuat. Yang tampil rilis biasa.');
});

test('a permit that ends while the page is open says so', () => {
  jest.useFakeTimers();
  const { bar } = show({ until: new Date(Date.now() + 60_000).toISOString() });
  act(() => {
    jest.advanceTimersByTime(59_999);
  });
  expect(bar).toHaveTextContent('Berlaku sampai');
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(bar).toHaveTextContent('Izinnya sudah berakhir. Muat ulang untuk kembali ke rilis biasa.');
  jest.useRealTimers();
});

test('a button resets, and another one opens the devtools where they are allowed', async () => {
  const onDevtools = jest.fn();
  const { onReset, view } = show({ shown: [], onDevtools });
  expect(screen.getByRole('status')).toHaveTextContent('Devtools bisa dibuka di tab ini.');
  await userEvent.click(screen.getByRole('button', { name: 'Devtools' }));
  await userEvent.click(screen.getByRole('button', { name: 'Atur ulang' }));
  expect([onDevtools.mock.calls.length, onReset.mock.calls.length]).toEqual([1, 1]);
  view.unmount();
  show();
  expect(screen.queryByRole('button', { name: 'Devtools' })).not.toBeInTheDocument();
});
