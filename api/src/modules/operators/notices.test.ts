/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import {
  kindsText,
  memberNoticesText,
  previewText,
  promotionListText,
  promotionShowText,
  recalledText,
} from '../../../tools/operators/notify-text';
import { agusId, dewiPhone, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { frozenClock } from '../../testing/clock';
import { kindRules } from '../notices/kinds';
import { createPromotionService } from '../notices/promotion.service';
import { createNoticeService } from '../notices/service';
import { createOutboxService } from '../outbox/service';
import type { Message } from '../../ports/messages';
import { createNoticeDesk } from './notice.service';

/** Noon of WIB. */
const noon = Date.parse('2026-11-26T05:00:00Z');
const hourMs = 60 * 60_000;
let api: TestApi;
let desk: ReturnType<typeof createNoticeDesk>;

beforeAll(async () => {
  api = await startTestApi({}, undefined, { clock: frozenClock(noon) });
  desk = createNoticeDesk(api.deps);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const kopi = {
  id: 'kopi-desember',
  title: 'Kopi lebih hemat',
  body: 'Tukar 500 poin, dapat dua kopi.',
  path: '/kategori/1',
  at: '2026-11-26T13:00:00+07:00',
  channels: ['email', 'sms'],
  segment: {},
};
const expand = async (limit?: number): Promise<void> => {
  while (await createPromotionService(api.deps).next(limit));
};
const decide = async (): Promise<void> => {
  while (await createNoticeService(api.deps).next());
};
const written = async (): Promise<unknown[]> =>
  (await api.deps.db.rows(sql`select member_id from notice where kind = 'promo' order by 1`)).map(
    ({ member_id }) => member_id,
  );

test('a promotion is written when its time has come, for each member once, and goes out by the chosen channels', async () => {
  expect(await desk.schedule(kopi, 'rina')).toBe('kopi-desember');
  await expand();
  expect(await written()).toEqual([]);
  api.deps.clock.advance(hourMs);
  await expand(2);
  await expand(2);
  expect(await written()).toHaveLength(5);
  expect(await api.deps.db.rows(sql`select 1 from notice where is_shown`)).toEqual([]);
  await decide();
  const { promotion, decisions, waiting } = await desk.show('kopi-desember');
  expect(promotion).toMatchObject({ state: 'done', members: 5, scheduled_by: 'rina' });
  expect(waiting).toBe(0);
  expect(decisions).toEqual([
    { channel: 'email', decision: 'queued', notices: 4 },
    { channel: 'email', decision: 'unverified', notices: 1 },
    { channel: 'inbox', decision: 'off', notices: 1 },
    { channel: 'inbox', decision: 'shown', notices: 4 },
    { channel: 'sms', decision: 'off', notices: 1 },
    { channel: 'sms', decision: 'queued', notices: 4 },
  ]);
});

test('workers that expand at the same time, in pieces, write it once for each member', async () => {
  await desk.schedule(kopi, 'rina');
  api.deps.clock.advance(hourMs);
  const workers = [1, 2, 3].map(() => createPromotionService(api.deps));
  for (let rounds = 0; rounds < 8; rounds += 1) await Promise.all(workers.map((one) => one.next(1)));
  expect(await written()).toHaveLength(5);
  expect((await desk.show(kopi.id)).promotion).toMatchObject({ state: 'done', members: 5 });
});

test.each([
  [{ partners: ['nusapoin'] }, [sitiId, agusId]],
  [{ partners: ['garuda', 'fitnusa'] }, [agusId]],
  [{ interests: ['1'] }, [sitiId]],
  [{ partners: ['nusapoin'], interests: ['2'] }, []],
  [{ levels: ['Gold', 'Platinum'] }, [agusId, sitiId]],
  [{ levels: ['Gold'], partners: ['nusapoin'] }, [sitiId]],
] as const)('the segment %j takes exactly its members', async (segment, members) => {
  await api.deps.db.run(sql`delete from member_interest`);
  await api.deps.db.run(sql`insert into member_interest (member_id, interest_id) values (${sitiId}, '1')`);
  await desk.schedule({ ...kopi, segment }, 'rina');
  api.deps.clock.advance(hourMs);
  await expand(2);
  expect(await written()).toEqual([...members].sort());
});

test.each([
  [
    { levels: ['Gold'] },
    sql`update earn_record set status = 2, journal_id = null where member_id = ${sitiId}`,
  ],
  [{ levels: ['Gold'] }, sql`update earn_record set occurred_at = occurred_at - interval '2 years'`],
  [{ partners: ['nusapoin'] }, sql`update partner_link set state = 'unlinked' where member_id = ${sitiId}`],
])('the segment %j is of what counts now', async (segment, change) => {
  await desk.schedule({ ...kopi, segment }, 'rina');
  await api.deps.db.run(change);
  api.deps.clock.advance(hourMs);
  await expand();
  expect(await written()).not.toContain(sitiId);
});

test('everything that is wrong with a file is named, and nothing is planned', async () => {
  const wrong = {
    id: 'Kopi!',
    title: '',
    body: 'x'.repeat(141),
    path: '//contoh.id',
    at: 'besok',
    channels: ['email', 'email'],
    segment: { levels: ['Emas'] },
    note: 'x',
  };
  const fault = await desk.schedule(wrong, 'rina').catch(String);
  for (const field of ['id', 'title', 'body', 'path', 'at', 'channels', 'segment.levels.0', 'the file'])
    expect(fault).toContain(`\n  ${field}: `);
  const late = {
    ...kopi,
    at: '2026-11-26T11:00:00+07:00',
    segment: { partners: ['toko'], interests: ['99'] },
  };
  expect(await desk.schedule(late, 'rina').catch(String)).toBe(
    [
      'OperatorError: The promotion was not planned:',
      'at: must not be before now',
      "segment: there is no partner or interest 'toko'",
      "segment: there is no partner or interest '99'",
    ].join('\n  '),
  );
  for (const path of [
    '/\\contoh.id',
    'https://contoh.id',
    '/a b',
    'tukar',
    '/x\n',
    '/.//contoh.id',
    '/a/../tukar',
  ])
    await expect(desk.schedule({ ...kopi, path }, 'rina')).rejects.toThrow('path: ');
  for (const [field, text] of [
    ['title', 'Kopi\u0007'],
    ['title', 'Kopi\nhemat'],
    ['body', 'Ko\0pi'],
  ] as const)
    await expect(desk.schedule({ ...kopi, [field]: text }, 'rina')).rejects.toThrow(
      `${field}: must be one line`,
    );
  for (const segment of [{ partners: ['nusa\0poin'] }, { interests: ['\ud800'] }])
    await expect(desk.schedule({ ...kopi, segment }, 'rina')).rejects.toThrow('segment.');
  expect(await desk.list()).toEqual([]);
  await desk.schedule(kopi, 'rina');
  await expect(desk.schedule(kopi, 'rina')).rejects.toThrow('There is a promotion kopi-desember already');
});

test('a cancelled promotion reaches nobody who has not got it, whether it was planned or written', async () => {
  await desk.schedule(kopi, 'rina');
  await desk.schedule({ ...kopi, id: 'later' }, 'rina');
  await desk.cancel('later');
  await expect(desk.cancel('later')).rejects.toThrow('was cancelled before');
  await expect(desk.cancel('none')).rejects.toThrow('There is no promotion none');
  api.deps.clock.advance(hourMs);
  await createPromotionService(api.deps).next(2);
  await createNoticeService(api.deps).next(1);
  await desk.cancel('kopi-desember');
  await expand();
  await decide();
  expect(await written()).toHaveLength(2);
  const decided = await api.deps.db.rows(sql`select 1 from notice where decided_at is not null`);
  expect(decided).toHaveLength(1);
});

test('a cancelled promotion leaves the others alone', async () => {
  await desk.schedule(kopi, 'rina');
  await desk.schedule({ ...kopi, id: 'teh' }, 'rina');
  api.deps.clock.advance(hourMs);
  await expand();
  await desk.cancel('teh');
  expect([(await desk.show('teh')).waiting, (await desk.show(kopi.id)).waiting]).toEqual([0, 5]);
});

const outbox = () =>
  api.deps.db.rows<{ state: string; body: string | null }>(
    sql`select state, body from outbox where notice_id is not null order by id`,
  );
/** Writes the messages of the promotion: four e-mails and four SMS. */
async function writeMessages(): Promise<void> {
  await desk.schedule(kopi, 'rina');
  api.deps.clock.advance(hourMs);
  await expand();
  await decide();
  expect(await outbox()).toHaveLength(8);
}
/** A carrier that says when it has a message and answers when it is let go. */
function slowCarrier() {
  let answer = (): void => undefined;
  let arrive = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const send = () => {
    arrive();
    return answered;
  };
  return { port: { keepsText: false, send }, arrived, answer: () => answer() };
}

test('a cancelled promotion recalls the messages that nobody has sent, and says how many were', async () => {
  await writeMessages();
  const carried: string[] = [];
  const messages = {
    keepsText: false,
    send: ({ channel }: Message) => Promise.resolve(void carried.push(channel)),
  };
  const worker = createOutboxService({ ...api.deps, messages });
  await worker.drain('sms', 'day', 3);
  expect(await desk.cancel(kopi.id, 2)).toEqual({ undecided: 0, untouched: 5, tried: 0, sent: 3 });
  expect((await outbox()).map(({ state }) => state).sort()).toEqual([
    ...Array.from({ length: 5 }, () => 'recalled'),
    ...Array.from({ length: 3 }, () => 'sent'),
  ]);
  expect((await outbox()).every(({ body }) => body === null)).toBe(true);
  expect([await worker.drain('sms', 'day'), await worker.drain('email', 'day')]).toEqual([0, 0]);
  expect(carried).toEqual(['sms', 'sms', 'sms']);
  expect((await desk.show(kopi.id)).decisions).toEqual(
    expect.arrayContaining([
      { channel: 'email', decision: 'recalled', notices: 4 },
      { channel: 'sms', decision: 'queued', notices: 3 },
      { channel: 'sms', decision: 'recalled', notices: 1 },
    ]),
  );
  await expect(desk.cancel(kopi.id)).rejects.toThrow('was cancelled before');
});

test('a message that a worker is sending when the promotion is cancelled counts as sent, and no other goes out', async () => {
  await writeMessages();
  const carrier = slowCarrier();
  const sending = createOutboxService({ ...api.deps, messages: carrier.port }).drain('sms', 'day');
  await carrier.arrived;
  expect(await desk.cancel(kopi.id)).toEqual({ undecided: 0, untouched: 7, tried: 1, sent: 0 });
  carrier.answer();
  expect(await sending).toBe(1);
  expect((await outbox()).filter(({ state }) => state === 'sent')).toHaveLength(1);
});

test('a message that was refused and waits for its next try is not tried again', async () => {
  await writeMessages();
  const messages = { keepsText: false, send: () => Promise.reject(new Error('busy')) };
  const worker = createOutboxService({ ...api.deps, messages });
  await worker.drain('sms', 'day', 1);
  expect(await desk.cancel(kopi.id)).toMatchObject({ untouched: 7, tried: 1, sent: 0 });
  api.deps.clock.advance(60_000);
  expect(await worker.drain('sms', 'day')).toBe(0);
});

test('workers that decide and send while it is cancelled send nothing that is recalled, and nothing after it', async () => {
  await desk.schedule(kopi, 'rina');
  api.deps.clock.advance(hourMs);
  await expand();
  let carried = 0;
  const messages = { keepsText: false, send: () => Promise.resolve(void (carried += 1)) };
  const workers = [1, 2, 3].map(() => createOutboxService({ ...api.deps, messages }));
  const deciding = Array.from({ length: 5 }, () => createNoticeService(api.deps).next(1));
  const sending = workers.flatMap((worker) => [worker.drain('sms', 'day'), worker.drain('email', 'day')]);
  const [recalled] = await Promise.all([desk.cancel(kopi.id, 1), ...deciding, ...sending]);
  const states = (await outbox()).map(({ state }) => state);
  expect(states.filter((state) => state === 'waiting')).toEqual([]);
  expect(states.filter((state) => state === 'sent')).toHaveLength(carried);
  expect(recalled.sent).toBeLessThanOrEqual(carried);
  await decide();
  for (const worker of workers) await worker.drain('sms', 'day');
  expect((await outbox()).map(({ state }) => state)).toEqual(states);
});

test('operators read promotions, a member’s notices, kinds and texts', async () => {
  expect(promotionListText([])).toBe('There is no promotion.');
  await desk.schedule(kopi, 'rina');
  expect(promotionListText(await desk.list())).toMatch(
    /kopi-desember +planned +2026-11-26 06:00 +0 +email, sms/,
  );
  api.deps.clock.advance(hourMs);
  await expand();
  expect(promotionShowText(await desk.show(kopi.id))).toContain('5, the first at 2026-11-26 06:00');
  expect(memberNoticesText(await desk.ofMember(sitiId))).toMatch(
    /promo +kopi-desember +- +due 2026-11-26 06:00 +-/,
  );
  await decide();
  expect(memberNoticesText(await desk.ofMember('0812-0000-0002'))).toContain(
    'email queued, inbox shown, sms queued',
  );
  expect(promotionShowText(await desk.show(kopi.id))).toMatch(/sms +queued +4/);
  expect(memberNoticesText(await desk.ofMember(dewiPhone))).toContain('promo');
  await expect(desk.ofMember('081299999999')).rejects.toThrow('There is no such member');
  expect(recalledText({ undecided: 1, untouched: 2, tried: 0, sent: 3 })).toMatch(
    /nothing was written +1\nmessages recalled +2\n.+ 0\nmessages sent before +3/,
  );
  expect(kindsText().split('\n')).toHaveLength(Object.keys(kindRules).length + 1);
  for (const kind of Object.keys(kindRules).filter((one) => one !== 'promo'))
    expect(previewText(kind, new Date(noon))).toMatch(/^INBOX AND PUSH\n\n.+\n.+\n\/\S+/);
  expect(previewText('coupon-ending', new Date(noon))).toContain('SMS\n\nPoku: Kupon Kopi Susu Gratis');
  expect(() => previewText('other', new Date(noon))).toThrow("There is no kind of notices 'other'");
});
