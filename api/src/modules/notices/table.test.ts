/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../testing/api';
import { frozenClock } from '../../testing/clock';
import { decisionsOf, makeMembers, promote, type TestMember } from '../../testing/notices';
import { insertRecord } from '../earning/record.repository';
import { levelOf } from '../customer/level';
import { ledger } from '../ledger/service';
import type { CausedKind, NoticeFacts } from './kinds';
import { createNoticeService } from './service';
import { tellMember } from './tell';

/** Noon of WIB. */
const noon = Date.parse('2026-11-26T05:00:00Z');
const levels = { Silver: 0, Gold: 100_000, Platinum: 500_000 } as const;
const level = Object.keys(levels) as (keyof typeof levels)[];

interface Case extends TestMember {
  hasBrowser: boolean;
  level: keyof typeof levels;
  setting: Required<NonNullable<TestMember['setting']>>;
}

/** One of the switches of a combination, which is a number of as many bits. */
const bit = (index: number, place: number): boolean => ((index >> place) & 1) === 0;

/** Every setting, with the e-mail verified or not, with a browser or without, at each level in turn. */
const cases: Case[] = Array.from({ length: 2 ** 9 }, (_, index) => ({
  id: '',
  isVerified: bit(index, 0),
  hasBrowser: bit(index, 1),
  level: level[index % level.length] ?? 'Silver',
  setting: {
    isOn: bit(index, 2),
    smsPromo: bit(index, 3),
    smsExpired: bit(index, 4),
    emailPromo: bit(index, 5),
    emailExpired: bit(index, 6),
    pushPromo: bit(index, 7),
    pushExpired: bit(index, 8),
  },
}));
const members = cases.map((one, index) => ({ ...one, id: `m-${String(index).padStart(4, '0')}` }));

const at = new Date(noon);
const facts: NoticeFacts = {
  'points-arrived': { points: 10, partner: 'NusaPoin' },
  'points-ending-30': { points: 10, day: '2026-12-26' },
  'points-ending-7': { points: 10, day: '2026-12-03' },
  'points-ending-1': { points: 10, day: '2026-11-27' },
  'coupon-ending': { coupons: 2, name: 'Kopi' },
  'payment-waits': { order: 'none', name: 'Kopi', wallet: 'DompetNusa', endsAt: at },
  'link-ended': { partner: 'NusaPoin' },
  'level-ending': { level: 'Gold', points: 10, day: '2026-11-30' },
  'coupon-back': { name: 'Kopi', couponId: '1001', ruleId: 'R1001', rewardId: 'I1001' },
  'package-delivered': { name: 'Data 1 GB', number: '0812****0002', points: 10 },
  'package-failed': { name: 'Data 1 GB', number: '0812****0002', points: 10 },
  'goal-reached': { name: 'Kopi', points: 10 },
  'mission-waits': { points: 100, day: '2026-11-29' },
  'year-told': { year: 2025 },
};

/** What a kind is about, where it is looked at again when it goes out: days on which something ends, a coupon with its alert. */
const objects: Partial<Record<CausedKind, string>> = {
  'points-ending-30': '2026-12-26',
  'points-ending-7': '2026-12-03',
  'points-ending-1': '2026-11-27',
  'coupon-ending': '2026-11-27',
  'coupon-back': '1001 1',
  'mission-waits': '2026-11-16',
};

/** By D54, D66 and [A] §4, §5, written down anew: what becomes of a kind in a channel. */
const sent: Readonly<Record<string, string>> = {
  'points-arrived': 'push',
  'points-ending-30': 'push email',
  'points-ending-7': 'push email',
  'points-ending-1': 'push email sms',
  'coupon-ending': 'push email sms',
  'payment-waits': 'push',
  'link-ended': 'push email',
  'level-ending': 'push email',
  'coupon-back': 'push',
  'package-delivered': 'push',
  'package-failed': 'push',
  'goal-reached': 'push',
  'mission-waits': 'push',
  'year-told': 'push',
  promo: 'push email sms',
};
const reminders = [
  'points-ending-30',
  'points-ending-7',
  'points-ending-1',
  'coupon-ending',
  'mission-waits',
];
const promotions = ['promo', 'year-told'];

function expected({ isVerified, hasBrowser, setting }: Case, kind: string, channel: string): string {
  const wantsPromo = {
    sms: setting.smsPromo && isVerified,
    email: setting.emailPromo && isVerified,
    push: setting.pushPromo && isVerified,
  };
  const wantsReminders = {
    sms: setting.smsExpired,
    email: setting.emailExpired,
    push: setting.pushExpired,
  };
  const wantsAnyPromo = wantsPromo.sms || wantsPromo.email || wantsPromo.push;
  if (channel === 'inbox')
    return !promotions.includes(kind) || (setting.isOn && wantsAnyPromo) ? 'shown' : 'off';
  const one = channel as 'sms' | 'email' | 'push';
  if (!setting.isOn) return 'off';
  if (one === 'email' && !isVerified) return 'unverified';
  if (promotions.includes(kind) && !wantsPromo[one]) return 'off';
  if (reminders.includes(kind) && !wantsReminders[one]) return 'off';
  if (!wantsPromo[one] && !wantsReminders[one]) return 'off';
  if (one === 'push' && !hasBrowser) return 'no-browser';
  return ['payment-waits', 'goal-reached'].includes(kind) ? 'moot' : 'queued';
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, undefined, { clock: frozenClock(noon) });
  const { db } = api.deps;
  await makeMembers(db, members, at);
  for (const member of members) {
    const points = levels[member.level];
    if (points > 0)
      await db.transaction(async (tx) => {
        const journal = await ledger.earn(tx, { memberId: member.id, points, reference: member.id, at });
        const record = {
          number: member.id,
          points,
          description: '',
          status: 0,
          memberId: member.id,
          partnerId: '2',
        };
        await insertRecord(tx, { ...record, status: 0 }, journal ?? 0, at);
      });
  }
  // What ends is there, so that no reminder is moot.
  await db.rows(sql`
    select ledger_earn(m.id, 10, m.id || ' ' || day, ${at}, (day || ' 23:59:59+07')::timestamptz)
    from member m, unnest(array['2026-12-26', '2026-12-03', '2026-11-27']) as day where m.id like 'm-0%'`);
  await db.run(sql`
    insert into coupon (code, secret_code, member_id, voucher_id, order_id, issued_at, expires_at)
    select m.id || n, m.id || n, m.id, '1001', (select id from purchase_order limit 1), ${at}, '2026-11-27 23:59:59+07'
    from member m, generate_series(1, 2) n where m.id like 'm-0%'`);
  // One that was used last week, which is a mission.
  await db.run(sql`
    insert into coupon (code, secret_code, member_id, voucher_id, order_id, issued_at, expires_at, used_at)
    select 'used' || m.id, 'used' || m.id, m.id, '1001', (select id from purchase_order limit 1), ${at},
      '2026-12-31 23:59:59+07', '2026-11-18 12:00:00+07'
    from member m where m.id like 'm-0%'`);
  await db.transaction(async (tx) => {
    for (const { id } of members)
      for (const kind of Object.keys(facts) as CausedKind[])
        await tellMember(tx, { memberId: id, kind, object: objects[kind] ?? 'it', data: facts[kind] }, at);
  });
  await promote(
    db,
    'kopi',
    members.map(({ id }) => id),
    at,
  );
  const notices = createNoticeService(api.deps);
  while (await notices.next());
});
afterAll(() => api.close());

test('each member is at the level of the case', async () => {
  for (const member of members.slice(0, 3))
    expect(await levelOf(api.deps.db, member.id, at)).toBe(member.level);
});

test('each kind goes by exactly the channels that the settings let through, whatever the level', async () => {
  for (const member of members) {
    const wanted = Object.entries(sent).flatMap(([kind, channels]) =>
      ['inbox', ...channels.split(' ')].map((channel) => [
        `${kind} ${channel}`,
        expected(member, kind, channel),
      ]),
    );
    expect([member, await decisionsOf(api.deps.db, member.id)]).toEqual([member, Object.fromEntries(wanted)]);
  }
});

test('exactly the messages that were decided on wait to be sent, and the inbox has what it shows', async () => {
  const { db } = api.deps;
  const wrong = await db.rows(sql`
    with wanted as (
      select m.msisdn, m.email, d.channel, count(*) as n from notice_delivery d
        join notice n on n.id = d.notice_id join member m on m.id = n.member_id
      where d.decision = 'queued' group by 1, 2, 3),
    written as (select recipient, channel, count(*) as n from outbox where queue <> 'now' group by 1, 2)
    select * from wanted w full join written o
      on o.channel = w.channel and o.recipient = case when w.channel = 'email' then w.email else w.msisdn end
    where w.n is distinct from o.n`);
  expect(wrong).toEqual([]);
  const hidden = await db.rows(sql`
    select 1 from notice n join notice_delivery d on d.notice_id = n.id and d.channel = 'inbox'
    where n.is_shown <> (d.decision = 'shown') or n.due_at is not null`);
  expect(hidden).toEqual([]);
});
