import { createEventBus, createState } from '../bus';
import type { Session } from '@poku/contract';
import { aCustomer, createManualSchedule, createTestPlatform } from '@poku/testing';
import { followLiveEvents, type LiveSource } from './live-events';

class FakeSource implements LiveSource {
  readyState = 1;
  readonly #target = new EventTarget();
  constructor(readonly url: string) {}
  addEventListener(type: string, listener: (event: MessageEvent) => void): void {
    this.#target.addEventListener(type, (event) => {
      if (event instanceof MessageEvent) listener(event);
    });
  }
  close(): void {
    this.readyState = 2;
  }
  tell(name: string, lastEventId = '', data = '{}'): void {
    this.#target.dispatchEvent(new MessageEvent(name, { lastEventId, data }));
  }
  refuse(): void {
    this.readyState = 2;
    this.tell('error');
  }
}

const TOLD = [
  'points.changed',
  'partner.linked',
  'partner.unlinked',
  'customer.changed',
  'coupon.changed',
  'notice.changed',
] as const;
const GUEST: Session = { status: 'guest' };
let isHidden = false;
let isOnline = true;
Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
const look = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};
const network = (online: boolean) => {
  isOnline = online;
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
};
beforeEach(() => {
  isHidden = false;
  isOnline = true;
});

const memberSession = async (clientId = 'member-siti'): Promise<Session> =>
  (await createTestPlatform({ member: aCustomer({ customer_id: clientId }) })).platform.session$.value;

/** Follows with sources that the test holds. */
async function start({ session }: { session?: Session } = {}) {
  const sources: FakeSource[] = [];
  const heard: (readonly [string, object])[] = [];
  const events = createEventBus({
    onListenerError: (error) => {
      throw error;
    },
  });
  for (const name of TOLD)
    events.subscribe(name, (payload, { source }) => heard.push([`${name} ${source}`, payload]));
  const { state, set } = createState<Session>(session ?? (await memberSession()));
  const timers = createManualSchedule();
  const stop = followLiveEvents({
    url: '/gateway/events',
    events,
    session$: state,
    schedule: timers.schedule,
    open: (url) => {
      const source = new FakeSource(url);
      sources.push(source);
      return source;
    },
  });
  onTestEnd.push(stop);
  const last = (): FakeSource => sources.at(-1) ?? new FakeSource('none');
  return { sources, last, heard, set, events, stop, timers };
}
const onTestEnd: (() => void)[] = [];
afterEach(() => onTestEnd.splice(0).forEach((stop) => stop()));
const open = (sources: readonly FakeSource[]) =>
  sources.filter(({ readyState }) => readyState !== 2).map(({ url }) => url);

test('what the API tells is published as this tab’s own', async () => {
  const { last, heard } = await start();
  last().tell('points.changed', '7');
  last().tell('partner.linked', '8', '{"partnerId":"9"}');
  last().tell('partner.unlinked', '9', '{"partnerId":"10"}');
  last().tell('customer.changed', '10');
  last().tell('coupon.changed', '11', '{"reference":"ref-1"}');
  last().tell('coupon.changed', '12', '{"reference":""}');
  last().tell('notice.changed', '13');
  last().tell('something.else', '13');
  expect(heard).toEqual([
    ['points.changed local', { clientId: 'member-siti' }],
    ['partner.linked local', { partnerId: '9' }],
    ['partner.unlinked local', { partnerId: '10' }],
    ['customer.changed local', { clientId: 'member-siti' }],
    ['coupon.changed local', { reference: 'ref-1' }],
    ['coupon.changed local', { reference: '' }],
    ['notice.changed local', {}],
  ]);
});

test('a guest follows nothing; a member does until the session ends', async () => {
  const { sources, set } = await start({ session: GUEST });
  expect(sources).toHaveLength(0);
  set(await memberSession());
  expect(open(sources)).toEqual(['/gateway/events']);
  set({ status: 'guest', ended: 'expired' });
  expect(open(sources)).toEqual([]);
});

test('a logout ends the stream before the session ends', async () => {
  const { sources, last, events } = await start();
  events.publish('task.started', { task: 'logout' });
  expect(last().readyState).toBe(2);
  look(false);
  expect(sources).toHaveLength(1);
});

test('a member who is read again keeps the stream', async () => {
  const { sources, set } = await start();
  set(await memberSession());
  expect(sources).toHaveLength(1);
  expect(open(sources)).toHaveLength(1);
});

test('a hidden tab follows nothing, and resumes where it was', async () => {
  const { sources, last } = await start();
  last().tell('ready', '41');
  last().tell('points.changed', '42');
  look(true);
  expect(open(sources)).toEqual([]);
  look(false);
  expect(open(sources)).toEqual(['/gateway/events?lastEventId=42']);
});

test('another member does not resume where the one before was', async () => {
  const { sources, set, last } = await start();
  last().tell('ready', '41');
  set(GUEST);
  set(await memberSession('member-agus'));
  expect(open(sources)).toEqual(['/gateway/events']);
});

test('a lost connection is left to the source', async () => {
  const { sources, last, timers } = await start();
  last().readyState = 0;
  last().tell('error');
  timers.advance(1_000_000);
  expect(sources).toHaveLength(1);
});

test('without a network nothing is tried; the stream resumes where it was when it is back', async () => {
  const { sources, last, timers } = await start();
  last().tell('points.changed', '42');
  network(false);
  expect(open(sources)).toEqual([]);
  look(true);
  look(false);
  timers.advance(1_000_000);
  expect(sources).toHaveLength(1);
  network(true);
  expect(open(sources)).toEqual(['/gateway/events?lastEventId=42']);
});

test('a member whom the device remembers is not followed before the API has given them', async () => {
  const member = await memberSession();
  if (member.status !== 'member') throw new Error('no member');
  const { sources, set } = await start({ session: { ...member, rememberedAt: '2026-11-21T07:00:00.000Z' } });
  expect(sources).toHaveLength(0);
  set(member);
  expect(open(sources)).toEqual(['/gateway/events']);
});

test('after a refusal it tries three times, each later, and rests until the tab is looked at', async () => {
  const { sources, last, timers } = await start();
  const tries = [5_000, 30_000, 120_000].map((pauseMs) => {
    last().refuse();
    timers.advance(pauseMs - 1);
    const before = sources.length;
    timers.advance(1);
    return sources.length - before;
  });
  expect(tries).toEqual([1, 1, 1]);
  last().refuse();
  timers.advance(1_000_000);
  expect(sources).toHaveLength(4);
  look(true);
  look(false);
  expect(sources).toHaveLength(5);
});

test('an answer that comes makes the pauses short again', async () => {
  const { sources, last, timers } = await start();
  last().refuse();
  timers.advance(5_000);
  last().tell('ready', '1');
  last().refuse();
  timers.advance(5_000);
  expect(sources).toHaveLength(3);
});

test('a refusal after the session ended opens nothing', async () => {
  const { sources, last, timers, set } = await start();
  last().refuse();
  set(GUEST);
  timers.advance(1_000_000);
  expect(sources).toHaveLength(1);
});

test('a tab whose place another took waits until it is looked at', async () => {
  const { sources, last, timers } = await start();
  last().tell('replaced');
  timers.advance(1_000_000);
  expect(open(sources)).toEqual([]);
  look(true);
  look(false);
  expect(open(sources)).toEqual(['/gateway/events']);
});

test('once ended it follows nothing, whatever happens', async () => {
  const { sources, stop, set } = await start();
  stop();
  look(false);
  set(GUEST);
  set(await memberSession());
  expect(open(sources)).toEqual([]);
  expect(sources).toHaveLength(1);
});
