/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: what is tried are connections of callers.
import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { buildApp } from '../app';
import { startTestApi } from '../testing/api';
import { openStream } from '../testing/live';
import { closeWhenAnswered } from './closing';

test('a server that is asked to close gives the answers it owes, and waits for no connection without a question', async () => {
  let answer = (): void => undefined;
  let arrived = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => (arrived = resolve));
  const app = Fastify();
  closeWhenAnswered(app);
  app.get('/', async () => {
    arrived();
    await new Promise<void>((resolve) => (answer = resolve));
    return 'done';
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const silent = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(silent, 'connect');
  const response = fetch(origin);
  await isAsked;
  const closed = app.close();
  const ended = once(silent.resume(), 'close');
  answer();
  expect(await (await response).text()).toBe('done');
  await Promise.all([closed, ended]);
});

test('a server that is drained refuses what is new, gives what it owes, and tells who runs it', async () => {
  let answer = (): void => undefined;
  let arrived = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => (arrived = resolve));
  const api = await startTestApi();
  const app = await buildApp(api.deps);
  app.get('/health/slow', async () => {
    arrived();
    await new Promise<void>((resolve) => (answer = resolve));
    return 'done';
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const stream = await openStream(origin, await api.login());
  await stream.wait('ready');
  const response = fetch(`${origin}/health/slow`);
  await isAsked;
  const drained = app.drain();
  await stream.ended();
  expect(stream.text()).toMatch(/retry: \d+\n\n$/);
  const ready = await fetch(`${origin}/health/ready`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    expect.objectContaining({ responseCode: 503, data: { reason: 'closing' } }),
  ]);
  const refused = await fetch(`${origin}/category/x`);
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('connection')]).toEqual([
    503,
    '5',
    'close',
  ]);
  expect((await fetch(`${origin}/health/live`)).status).toBe(200);
  answer();
  expect(await (await response).text()).toBe('done');
  await drained;
  await app.close();
  await api.close();
});
