import { aLiveRelease, createTestPlatform } from '@poku/testing';
import type { ExposedModule } from '../remotes/exposed-module';
import type { Federation } from '../remotes/federation';
import { recorded } from './recorded';
import { createRecorder } from './recorder';

const release = aLiveRelease({ version: '2' });

test('events of the bus are written down by the names of their fields alone', async () => {
  const { platform, tap, dispose } = await createTestPlatform();
  const recorder = createRecorder(() => 5);
  const stop = tap(recorder.event);
  platform.events.publish('coupon.bought', { orderId: 'secret', voucherId: 'secret', quantity: 1 });
  stop();
  platform.events.publish('task.started', { task: 'a' });
  dispose();
  expect(recorder.read().events).toEqual([
    { at: 5, name: 'coupon.bought', source: 'local', fields: ['orderId', 'voucherId', 'quantity'] },
  ]);
  expect(JSON.stringify(recorder.read())).not.toContain('secret');
});

test('loads are written down with their remote and release, also those that fail', async () => {
  const federation: Federation = {
    load: (_, expose) =>
      expose === 'pages/good' ? Promise.resolve({}) : Promise.reject(new Error('broken')),
    forget: () => undefined,
  };
  const recorder = createRecorder(() => 5);
  const seen = jest.fn((module: ExposedModule) => ({ ...module, isSeen: true }));
  const watched = recorded(federation, recorder, seen);
  await expect(watched.load(release, 'pages/good')).resolves.toEqual({ isSeen: true });
  await expect(watched.load(release, 'pages/bad')).rejects.toThrow('broken');
  expect(seen).toHaveBeenCalledTimes(1);
  expect(recorder.read().loads).toMatchObject([
    { remote: 'mfe-x', version: '2', expose: 'pages/good', isGood: true },
    { remote: 'mfe-x', version: '2', expose: 'pages/bad', isGood: false },
  ]);
  expect(recorder.read().problems).toEqual([{ at: 5, text: 'Error: broken' }]);
});

test('of very many records the newest are kept, and readers are told until they leave', () => {
  const recorder = createRecorder();
  const reader = jest.fn();
  const leave = recorder.subscribe(reader);
  for (let count = 0; count < 250; count += 1) recorder.problem(count);
  leave();
  recorder.problem('last');
  expect(reader).toHaveBeenCalledTimes(250);
  expect(recorder.read().problems).toHaveLength(200);
  expect(recorder.read().problems.at(-1)?.text).toBe('last');
});
