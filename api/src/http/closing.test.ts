import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
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
