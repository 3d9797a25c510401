import type { ChannelRegistry, LiveRelease, Registry } from '@poku/contract';
import { aLiveRelease } from '@poku/testing';
import { createTheme, ThemeProvider } from '@poku/kit';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { markedWidget } from '../preview/mark-widget';
import { createRecorder, type LoadRecord } from '../preview/recorder';
import { DevtoolsPanel } from './devtools-panel';
import { placedWidgets } from './placed-widgets';
import { remoteFacts } from './remote-facts';

const release = (version: string) =>
  aLiveRelease({ version, slots: [{ slot: 'dashboard', widget: 'card', order: 1, heightPx: 1 }] });
const loaded = (version: string, isGood = true): LoadRecord => ({
  remote: 'mfe-x',
  version,
  expose: 'pages/home',
  ms: 12,
  isGood,
});
const channelRegistry: ChannelRegistry = {
  channel: 'production',
  revision: 4,
  remotes: { 'mfe-x': { live: release('1'), canary: { release: release('2'), share: 0.1 } } },
};
const registryWith = (live: LiveRelease): Registry => ({
  channel: 'production',
  revision: 4,
  remotes: { 'mfe-x': { live } },
});

test.each([
  ['1', {}, [], { version: '1', source: { kind: 'live' } }],
  ['2', {}, [], { version: '2', source: { kind: 'canary', share: 0.1 } }],
  ['9', { 'mfe-x': release('9') }, [], { version: '9', source: { kind: 'preview' } }],
  [
    '9',
    { 'mfe-x': release('9') },
    [loaded('9', false), loaded('1')],
    { version: '1', source: { kind: 'live' } },
  ],
  ['1', {}, [loaded('1', false), loaded('0')], { version: '0', source: { kind: 'repaired' } }],
])('a remote that should run %s says where its release comes from', (version, overrides, loads, fact) => {
  const [found] = remoteFacts({
    channelRegistry,
    registry: registryWith(release(version)),
    overrides,
    loads,
  });
  expect(found).toEqual({ name: 'mfe-x', loads, ...fact });
});

test('a remote that the page names by its paths alone runs what is live', () => {
  const registry = registryWith(release('7'));
  const [found] = remoteFacts({
    channelRegistry: { ...channelRegistry, remotes: {} },
    registry,
    overrides: {},
    loads: [],
  });
  expect(found?.source).toEqual({ kind: 'live' });
});

test('a marked widget is found where it stands, with all that it shows', () => {
  const { Widget } = markedWidget(
    {
      Widget: () => (
        <>
          <p>a</p>
          <p>b</p>
        </>
      ),
    },
    'mfe-x/card',
  ) as { readonly Widget: () => React.ReactNode };
  const { container } = render(
    <div>
      <Widget />
      <p>not of the widget</p>
    </div>,
  );
  const boxes: Record<string, DOMRect> = {
    a: new DOMRect(10, 20, 100, 30),
    b: new DOMRect(5, 60, 50, 10),
  };
  for (const [text, box] of Object.entries(boxes)) screen.getByText(text).getBoundingClientRect = () => box;
  expect(placedWidgets(container)).toEqual([
    { label: 'mfe-x/card', top: 20, left: 5, width: 105, height: 50 },
  ]);
});

test('what is no widget stays as it is', () => {
  const module = { page: {} };
  expect(markedWidget(module, 'mfe-x/home')).toBe(module);
});

const open = () => {
  const recorder = createRecorder();
  const onClose = jest.fn();
  render(
    <ThemeProvider theme={createTheme(null)}>
      <DevtoolsPanel
        recorder={recorder}
        modules={[['react', '19.3.1']]}
        channelRegistry={channelRegistry}
        registry={registryWith(release('2'))}
        overrides={{}}
        onClose={onClose}
      />
    </ThemeProvider>,
  );
  return { recorder, onClose, panel: screen.getByRole('dialog', { name: 'Devtools' }) };
};

test('the devtools take the focus, and Escape or the button closes them', async () => {
  const { onClose, panel } = open();
  expect(panel).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Tutup devtools' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('the devtools follow what happens', () => {
  const { recorder, panel } = open();
  expect(panel).toHaveTextContent('Saluran production, revisi 4');
  expect(panel).toHaveTextContent('canary untuk 10% anggota');
  expect(panel).toHaveTextContent('Belum dimuat.');
  act(() => recorder.load(loaded('9', false)));
  act(() => recorder.load(loaded('2')));
  act(() => recorder.problem(new TypeError('rusak')));
  act(() => recorder.event('points.changed', { clientId: 'secret' }, { source: 'remote-tab' }));
  expect(panel).toHaveTextContent('pages/home 9: gagal setelah 12 ms');
  expect(panel).toHaveTextContent('pages/home: 12 ms');
  expect(panel).toHaveTextContent('TypeError: rusak');
  expect(panel).toHaveTextContent(/points\.changed.*tab lain · isi: clientId/);
  expect(panel).not.toHaveTextContent('secret');
  expect(within(panel).getByText('19.3.1')).toBeInTheDocument();
});
