import { createTabs } from '@poku/testing';
import { createEventBus } from '.';

const setUp = (channel = createTabs().open()) => {
  const errors: [unknown, string][] = [];
  return { bus: createEventBus({ channel, onListenerError: (...failure) => errors.push(failure) }), errors };
};

test('listeners hear an event in the order of their subscription, until they leave', () => {
  const { bus } = setUp();
  const heard: string[] = [];
  bus.subscribe('task.started', ({ task }) => heard.push(`first ${task}`));
  const leave = bus.subscribe('task.started', ({ task }) => heard.push(`second ${task}`));
  bus.publish('task.started', { task: 'a' });
  leave();
  leave();
  bus.publish('task.started', { task: 'b' });
  expect(heard).toEqual(['first a', 'second a', 'first b']);
});

test('a listener that throws is reported and stops neither the publisher nor the others', () => {
  const { bus, errors } = setUp();
  const heard: string[] = [];
  const problem = new Error('broken widget');
  bus.subscribe('points.changed', () => {
    throw problem;
  });
  bus.subscribe('points.changed', ({ clientId }) => heard.push(clientId));
  expect(() => bus.publish('points.changed', { clientId: 'c1' })).not.toThrow();
  expect(heard).toEqual(['c1']);
  expect(errors).toEqual([[problem, 'points.changed']]);
});

test('a listener that another one removed meanwhile is not called', () => {
  const { bus } = setUp();
  const heard: string[] = [];
  let leave = (): void => undefined;
  bus.subscribe('task.ended', () => leave());
  leave = bus.subscribe('task.ended', ({ task }) => heard.push(task));
  bus.publish('task.ended', { task: 'a' });
  expect(heard).toEqual([]);
});

test('the other tabs hear shared events as theirs, and only those', () => {
  const tabs = createTabs();
  const [here, there] = [setUp(tabs.open()).bus, setUp(tabs.open()).bus];
  const heard: unknown[] = [];
  here.subscribe('session.ended', (payload, origin) => heard.push(['here', payload, origin.source]));
  there.subscribe('session.ended', (payload, origin) => heard.push(['there', payload, origin.source]));
  there.subscribe('alert.raised', (payload) => heard.push(payload));
  there.subscribe('coupon.changed', (payload) => heard.push(payload));
  there.subscribe('partner.otpNeeded', (payload) => heard.push(payload));
  there.subscribe('partner.otpConfirmed', (payload) => heard.push(payload));
  here.publish('session.ended', { reason: 'logout' });
  here.publish('alert.raised', { kind: 'info', message: 'hanya di sini' });
  here.publish('coupon.changed', { reference: 'ref-1' });
  here.publish('partner.otpNeeded', { partnerId: '2', partnerName: 'NusaPoin' });
  here.publish('partner.otpConfirmed', { partnerId: '2', otpRequestId: 'request-1' });
  expect(heard).toEqual([
    ['here', { reason: 'logout' }, 'local'],
    ['there', { reason: 'logout' }, 'remote-tab'],
  ]);
});

test('only the known fields of an event travel to other tabs', () => {
  const tabs = createTabs();
  const { bus } = setUp(tabs.open());
  const messages: unknown[] = [];
  tabs.open().addEventListener('message', ({ data }) => messages.push(data));
  const withToken = { clientId: 'c1', accessToken: 'secret' };
  bus.publish('session.started', withToken);
  expect(messages).toEqual([{ name: 'session.started', payload: { clientId: 'c1' } }]);
});

test.each([
  null,
  'session.ended',
  { name: 'session.ended' },
  { name: 'session.ended', payload: { reason: 'because' } },
  { name: 'alert.raised', payload: { kind: 'error', message: 'palsu' } },
  { name: 'toString', payload: {} },
  { name: 'coupon.bought', payload: { orderId: 'o', voucherId: 'v', quantity: '1' } },
  { name: 'points.changed', payload: { clientId: '' } },
])('the message %j of another tab is ignored', (message) => {
  const tabs = createTabs();
  const { bus } = setUp(tabs.open());
  const heard: unknown[] = [];
  for (const name of ['session.ended', 'alert.raised', 'coupon.bought', 'points.changed'] as const) {
    bus.subscribe(name, (payload) => heard.push(payload));
  }
  tabs.open().postMessage(message);
  expect(heard).toEqual([]);
});

test('a channel that refuses a message does not stop the publisher', () => {
  const channel = createTabs().open();
  channel.postMessage = () => {
    throw new Error('closed');
  };
  const { bus, errors } = setUp(channel);
  expect(() => bus.publish('points.changed', { clientId: 'c1' })).not.toThrow();
  expect(errors).toHaveLength(1);
});

test('after closing nothing is heard or sent', () => {
  const tabs = createTabs();
  const [here, there] = [setUp(tabs.open()).bus, setUp(tabs.open()).bus];
  const heard: unknown[] = [];
  here.subscribe('points.changed', (payload) => heard.push(payload));
  there.subscribe('points.changed', (payload) => heard.push(payload));
  here.close();
  here.publish('points.changed', { clientId: 'c1' });
  there.publish('points.changed', { clientId: 'c2' });
  expect(heard).toEqual([{ clientId: 'c2' }]);
});

test('a tap hears every event before its listeners, from this tab and others, until it leaves or the bus is closed', () => {
  const tabs = createTabs();
  const [bus, other] = [setUp(tabs.open()).bus, setUp(tabs.open()).bus];
  const heard: string[] = [];
  bus.subscribe('points.changed', () => heard.push('listener'));
  const leave = bus.tap((name, payload, { source }) =>
    heard.push(`${name} ${Object.keys(payload).join()} ${source}`),
  );
  bus.publish('task.started', { task: 'a' });
  other.publish('points.changed', { clientId: 'c1' });
  leave();
  bus.publish('task.started', { task: 'b' });
  expect(heard).toEqual(['task.started task local', 'points.changed clientId remote-tab', 'listener']);
  bus.tap(() => heard.push('late'));
  bus.close();
  bus.publish('task.started', { task: 'c' });
  expect(heard).toHaveLength(3);
});
