import { createRecorder, type Note } from './recorder';

const loaded = (key: string): Note => ({
  type: 'loaded',
  wanted: { remote: 'mfe-x', kind: 'pages', key },
  version: '1',
  startedAt: 0,
  endedAt: 1,
});

test('what happened before anybody listened is told once, in order, then each as it comes', () => {
  const recorder = createRecorder();
  recorder.record(loaded('a'));
  recorder.record(loaded('b'));
  const heard: Note[] = [];
  recorder.follow((note) => heard.push(note));
  recorder.record(loaded('c'));
  expect(heard).toEqual([loaded('a'), loaded('b'), loaded('c')]);
});

test('a page that nobody listens to keeps a bounded list', () => {
  const recorder = createRecorder();
  for (let count = 0; count < 1_000; count += 1) recorder.record(loaded(String(count)));
  const heard: Note[] = [];
  recorder.follow((note) => heard.push(note));
  expect(heard).toHaveLength(50);
  expect(heard[0]).toEqual(loaded('0'));
});

test('errors and rejections that nobody caught are notes', () => {
  const recorder = createRecorder();
  const heard: Note[] = [];
  recorder.follow((note) => heard.push(note));
  const error = new Error('secret');
  const filename = 'http://localhost/remotes/mfe-x/1/page.js';
  dispatchEvent(new ErrorEvent('error', { filename, error }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  expect(heard).toEqual([
    { type: 'uncaught', filename, error },
    { type: 'uncaught', filename: '', error },
  ]);
});
