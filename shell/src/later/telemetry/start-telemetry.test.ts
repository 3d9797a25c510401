import type { LiveRelease, Registry } from '@poku/contract';
import { waitFor } from '@testing-library/react';
import { createRecorder, type Note } from '../../remotes/recorder';
import { startTelemetry } from './start-telemetry';

const FILE = 'page-home.0123456789ab.js';
const live = {
  version: '2',
  base: '/remotes/mfe-y/2/',
  container: 'y_2',
  entry: FILE,
  integrity: { [FILE]: 'sha384-a' },
  pages: {},
  widgets: {},
  routes: [{ path: '/profil', page: 'home', access: 'member' }],
  slots: [],
} as unknown as LiveRelease;
const registry: Registry = { channel: 'production', revision: 1, remotes: { 'mfe-y': { live } } };
const router = {
  state: { location: { pathname: '/profil' } },
  subscribe: () => () => undefined,
} as unknown as Parameters<typeof startTelemetry>[0]['router'];
const wanted = { remote: 'mfe-x', kind: 'pages', key: 'home' } as const;
const loaded: Note = { type: 'loaded', wanted, version: '1', startedAt: 0, endedAt: 9 };
const threw: Note = { type: 'failed', wanted, version: '1', error: undefined, blame: 'render' };
// jsdom has no resource timing.
Object.assign(performance, { getEntriesByType: () => [], getEntriesByName: () => [] });
const isHidden = jest.spyOn(document, 'visibilityState', 'get');

const bodies: Blob[] = [];
const sendBeacon = jest.fn((_: string, body: Blob) => {
  bodies.push(body);
  return true;
});
beforeEach(() => {
  bodies.length = 0;
  sendBeacon.mockClear();
  isHidden.mockReturnValue('visible');
  Object.assign(navigator, { sendBeacon });
});
const hide = () => {
  isHidden.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};
const textOf = (blob: Blob) => blob.text();

test('the first loads are told soon, and what came before the reporter among them', async () => {
  const recorder = createRecorder();
  recorder.record(loaded);
  startTelemetry({ recorder, registry, router }, 5);
  await waitFor(() => expect(sendBeacon).toHaveBeenCalledTimes(1));
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('/gateway/telemetry');
  expect(bodies[0]?.type).toBe('application/json');
  expect(JSON.parse(await textOf(bodies[0] ?? new Blob()))).toEqual({
    channel: 'production',
    releases: [{ name: 'mfe-x', version: '1', loads: 1, errors: {}, loadMs: [] }],
  });
});

test('a failure is told soon, the same one never again', async () => {
  const recorder = createRecorder();
  startTelemetry({ recorder, registry, router }, 5);
  recorder.record(threw);
  await waitFor(() => expect(sendBeacon).toHaveBeenCalledTimes(1));
  recorder.record(threw);
  hide();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test('the rest is told when the page is hidden, and nothing without news', () => {
  const recorder = createRecorder();
  startTelemetry({ recorder, registry, router }, 60_000);
  hide();
  expect(sendBeacon).not.toHaveBeenCalled();
  recorder.record(loaded);
  hide();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test('neither a message nor an address of the page is told', async () => {
  const recorder = createRecorder();
  startTelemetry({ recorder, registry, router }, 60_000);
  const error = Object.assign(new Error('081200000002 gagal'), {
    stack: 'Error: 081200000002\n at http://localhost/remotes/mfe-x/1/page.js?token=rahasia',
  });
  recorder.record({ type: 'uncaught', filename: '/profil?token=rahasia', error });
  recorder.record({ type: 'failed', wanted, version: '1', error, blame: undefined });
  await waitFor(async () => {
    hide();
    const texts = await Promise.all(bodies.map(textOf));
    expect(texts.join()).toContain('evaluate');
    expect(texts.join()).not.toMatch(/0812|rahasia|profil|page\.js/);
  });
});

test('where a release threw is told, and on which page, but not what the error says', async () => {
  const recorder = createRecorder();
  startTelemetry({ recorder, registry, router }, 5);
  const stack = `TypeError: 081200000002\n    at f (http://localhost/remotes/mfe-y/2/${FILE}:1:20)`;
  const error = Object.assign(new TypeError('081200000002'), { stack });
  recorder.record({ type: 'uncaught', filename: '', error });
  const failed = { remote: 'mfe-y', kind: 'widgets', key: 'card' } as const;
  recorder.record({
    type: 'failed',
    wanted: failed,
    version: '2',
    error: new RangeError('x'),
    blame: 'render',
  });
  await waitFor(() => expect(sendBeacon).toHaveBeenCalledTimes(1));
  const text = await textOf(bodies[0] ?? new Blob());
  expect(JSON.parse(text)).toMatchObject({
    releases: [
      {
        name: 'mfe-y',
        errors: { runtime: 1, render: 1 },
        thrown: [
          {
            kind: 'runtime',
            module: 'pages/home',
            name: 'TypeError',
            message: 'other',
            frames: [{ file: FILE, line: 1, column: 20 }],
          },
          { kind: 'render', module: 'widgets/card', name: 'RangeError', frames: [] },
        ],
      },
    ],
  });
  expect(text).not.toMatch(/0812|profil|localhost/);
});

test('what did not throw has no error told of it', async () => {
  const recorder = createRecorder();
  startTelemetry({ recorder, registry, router }, 60_000);
  const failed = { remote: 'mfe-y', kind: 'pages', key: 'home' } as const;
  const error = Object.assign(new Error('x'), { name: 'IntegrityError' });
  recorder.record({ type: 'failed', wanted: failed, version: '2', error, blame: undefined });
  await waitFor(() => {
    hide();
    expect(bodies).toHaveLength(1);
  });
  const text = await textOf(bodies[0] ?? new Blob());
  expect(JSON.parse(text)).toMatchObject({ releases: [{ errors: { integrity: 1 } }] });
  expect(text).not.toContain('thrown');
});

test('a message that names what looks like a release counts nothing', async () => {
  const recorder = createRecorder();
  startTelemetry({ recorder, registry, router }, 60_000);
  const error = new Error('see /remotes/081200000002/rahasia/page.js');
  recorder.record({ type: 'uncaught', filename: '', error });
  recorder.record(loaded);
  hide();
  expect(await textOf(bodies[0] ?? new Blob())).not.toMatch(/0812|rahasia/);
});

test.each([
  ['is not there', undefined],
  [
    'throws',
    () => {
      throw new Error('blocked');
    },
  ],
  ['refuses', () => false],
])('a beacon that %s disturbs nobody', (_what, beacon) => {
  Object.assign(navigator, { sendBeacon: beacon });
  const log = jest.spyOn(console, 'error');
  const recorder = createRecorder();
  startTelemetry({ recorder, registry, router }, 60_000);
  recorder.record(loaded);
  expect(hide).not.toThrow();
  expect(log).not.toHaveBeenCalled();
});
