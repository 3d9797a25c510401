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

test('a server owes nothing to a caller who left with several calls on one connection', async () => {
  const calls = 12;
  const answers: (() => void)[] = [];
  let arrived = (): void => undefined;
  const areAsked = new Promise<void>((resolve) => (arrived = resolve));
  const app = Fastify();
  closeWhenAnswered(app);
  app.get('/', async () => {
    const answer = new Promise<void>((resolve) => answers.push(resolve));
    if (answers.length === calls) arrived();
    await answer;
    return 'done';
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const caller = connect(Number(new URL(origin).port), '127.0.0.1');
  let gone = (): void => undefined;
  const isGone = new Promise<void>((resolve) => (gone = resolve));
  app.server.once('connection', (socket) => socket.once('close', gone));
  caller.write('GET / HTTP/1.1\r\nHost: poku\r\n\r\n'.repeat(calls));
  await areAsked;
  // Answers that wait for the first one, and one that is not ready.
  const [first, last, ...middle] = answers;
  for (const answer of middle) answer();
  await new Promise((resolve) => setImmediate(resolve));
  caller.destroy();
  await isGone;
  first?.();
  last?.();
  await app.drain();
  await app.close();
});

/** A server with a call that answers when it is told to, and one caller of it. */
async function oneCaller() {
  let answer = (): void => undefined;
  let arrived = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => (arrived = resolve));
  const app = Fastify();
  closeWhenAnswered(app);
  const gone = new Promise<void>((resolve) => {
    app.get('/', async (_request, reply) => {
      reply.raw.once('close', resolve);
      arrived();
      await new Promise<void>((done) => (answer = done));
      return 'done';
    });
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const caller = new AbortController();
  const response = fetch(origin, { signal: caller.signal }).catch(() => undefined);
  await isAsked;
  return { app, answer: () => answer(), leave: () => caller.abort(), gone, response };
}

test('a server owes nothing to a caller who left, once its work is done', async () => {
  const { app, answer, leave, gone, response } = await oneCaller();
  leave();
  await Promise.all([response, gone]);
  let isDrained = false;
  const drained = app.drain().then(() => (isDrained = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isDrained).toBe(false);
  answer();
  await drained;
  await app.close();
});

test('a server owes nothing to a page that stopped listening to what happens', async () => {
  const api = await startTestApi();
  const app = await buildApp(api.deps);
  let left = (): void => undefined;
  const hasLeft = new Promise<void>((resolve) => (left = resolve));
  app.addHook('onSend', (_request, reply, payload, next) => {
    reply.raw.once('close', left);
    next(null, payload);
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const stream = await openStream(origin, await api.login());
  await stream.wait('ready');
  stream.close();
  await hasLeft;
  await app.drain();
  await app.close();
  await api.close();
});
