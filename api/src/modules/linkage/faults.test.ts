/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: what is tried are answers of partners.
// @long: waits for partners that do not answer.
import { isDeepStrictEqual } from 'node:util';
import { PENDING_LINK_LIFE_MS } from '@poku/domain/limits/linkage';
import { linkCodeWording } from '@poku/flows/linking/calls/link-code';
import { sql } from 'drizzle-orm';
import { linkStatusCall } from '@poku/flows/linking/calls/link-status';
import { answerTo } from '../../testing/api';
import { startLinking, startOf, until, type Guest, type Linking } from '../../testing/linking';
import { codeOf, mandateOf, visitPage } from '../../testing/partner-pages';

let linking: Linking;
let dewi: Guest;

beforeAll(async () => {
  linking = await startLinking();
});
beforeEach(async () => {
  await linking.reset();
  dewi = await linking.enter('081200000004');
});
afterAll(() => linking.close());

const day = 24 * 60 * 60_000;
const bank = { email: 'dewi@contoh.id', phone: '081200000004' };
const isDewis = (link: string) => /dewi@|0004$/.test(link);
/**
 * Partners that Dewi is linked with, after everything that is due was done; the same on both sides. A partner whose answer came
 * too late on a busy machine is asked again as usual.
 */
const settled = async () => {
  const doWhatIsDue = async () => {
    linking.api.deps.clock.advance(5000);
    await linking.work();
    return linking.links();
  };
  let { ours, theirs } = await doWhatIsDue();
  for (let again = 0; again < 5 && !isDeepStrictEqual(ours, theirs); again += 1)
    ({ ours, theirs } = await doWhatIsDue());
  expect(ours).toEqual(theirs);
  return ours.filter(isDewis).map((link) => link.split(' ')[0]);
};
const statusOf = async (authCode: string) => answerTo(linkStatusCall, await linking.status(dewi, authCode));
const theirState = (slug: string) =>
  linking.partners.db.rows<{ status: string }>(sql`
    select status from link where partner = ${slug} and reference not like 'fixture%' order by created_at`);
const told = () =>
  linking.api.deps.db.rows<{ name: string }>(sql`
    select name from member_event where member_id = ${dewi.id} and name like 'partner.%' order by id`);
/** Events that are taken, of those that the partners know of. */
const events = async () => {
  const sent = await linking.partners.db.rows<{ id: string }>(
    sql`select payload ->> 'eventId' as id from event`,
  );
  const taken = await linking.api.deps.db.rows<{ id: string }>(sql`select event_id as id from partner_event`);
  return taken.filter(({ id }) => sent.some((event) => event.id === id));
};
const silentText = linkCodeWording[504];

describe('a direct partner', () => {
  test('that takes 5 s to do it leaves it pending, and it is linked in the end', async () => {
    await linking.fault('rumahnet', { latencyMs: 5000 });
    const start = startOf(await linking.initiate(dewi, '9'));
    expect(start.status).toBe('pending');
    await until(async () => (await theirState('rumahnet')).length > 0);
    await linking.fault('rumahnet', {});
    expect(await settled()).toEqual(['rumahnet']);
    expect((await statusOf(start.authCode)).status).toBe('linked');
  });

  test('that never heard of it is not linked, and the member is told that nothing changed', async () => {
    await linking.fault('rumahnet', { timeout: 'before' });
    const start = startOf(await linking.initiate(dewi, '9'));
    expect(start.status).toBe('pending');
    await linking.fault('rumahnet', {});
    expect(await settled()).toEqual([]);
    expect(await statusOf(start.authCode)).toMatchObject({ status: 'failed', message: silentText });
    expect(startOf(await linking.initiate(dewi, '9')).status).toBe('linked');
    expect(await settled()).toEqual(['rumahnet']);
  });

  test('that did it and said nothing is linked as soon as it answers', async () => {
    await linking.fault('rumahnet', { timeout: 'after', events: 'held' });
    const start = startOf(await linking.initiate(dewi, '9'));
    expect(start.status).toBe('pending');
    expect(await theirState('rumahnet')).toEqual([{ status: 'active' }]);
    await linking.fault('rumahnet', { events: 'held' });
    expect((await statusOf(start.authCode)).status).toBe('linked');
    expect(await settled()).toEqual(['rumahnet']);
  });

  test('that did it and said nothing is found linked when the member wants it again', async () => {
    await linking.fault('rumahnet', { timeout: 'after', events: 'held' });
    const first = startOf(await linking.initiate(dewi, '9'));
    const second = startOf(await linking.initiate(dewi, '9'));
    expect([second.status, second.authCode]).toEqual(['pending', first.authCode]);
    const elsewhere = await linking.enter('081200000004');
    expect((await linking.initiate(elsewhere, '9')).responseCode).toBe(504);
    await linking.fault('rumahnet', { events: 'held' });
    expect(startOf(await linking.initiate(elsewhere, '9')).status).toBe('linked');
    expect(await settled()).toEqual(['rumahnet']);
  });

  test('that did it and stays silent for 15 minutes is told to end it', async () => {
    await linking.fault('rumahnet', { timeout: 'after', events: 'held' });
    const start = startOf(await linking.initiate(dewi, '9'));
    linking.api.deps.clock.advance(PENDING_LINK_LIFE_MS);
    await linking.fault('rumahnet', { events: 'held' });
    expect(await settled()).toEqual([]);
    expect(await theirState('rumahnet')).toEqual([{ status: 'ended' }]);
    expect(await statusOf(start.authCode)).toMatchObject({
      status: 'failed',
      message: linkCodeWording[204],
    });
    await linking.api.call('POST', '/sandbox/partners/rumahnet/events');
    expect(await settled()).toEqual([]);
  });

  test('that refuses is not linked', async () => {
    await linking.fault('rumahnet', { refuse: true });
    expect(await linking.initiate(dewi, '9')).toMatchObject({
      responseCode: 209,
      message: linkCodeWording[209],
    });
    expect(await settled()).toEqual([]);
  });

  test('that is down is asked again, and every other screen works', async () => {
    await linking.fault('rumahnet', { down: true });
    const start = startOf(await linking.initiate(dewi, '9'));
    for (const path of ['customerdetail', 'partnercoalition', 'customervoucher'])
      expect((await linking.api.call('GET', `/${path}/${dewi.id}`, { token: dewi.token })).responseCode).toBe(
        200,
      );
    await linking.fault('rumahnet', {});
    expect(await settled()).toEqual([]);
    expect(await statusOf(start.authCode)).toMatchObject({ message: silentText });
  });

  test.each(['twice', 'replayed', 'early'] as const)('whose events come %s is linked once', async (way) => {
    await linking.fault('rumahnet', { events: way });
    expect(startOf(await linking.initiate(dewi, '9')).status).toBe('linked');
    await until(async () => (await events()).length > 0);
    expect(await settled()).toEqual(['rumahnet']);
    expect(await told()).toEqual([{ name: 'partner.linked' }]);
  });
});

describe('the bank', () => {
  const comeBack = async () => {
    const { bindingUrl } = startOf(await linking.initiate(dewi, '2'));
    return (await visitPage(bindingUrl)).agree(bank);
  };

  test.each([{ latencyMs: 5000 }, { timeout: 'before' }, { timeout: 'after' }, { down: true }] as const)(
    'whose page is lost by %j sends nobody anywhere, and forgets the order',
    async (fault) => {
      await linking.fault('nusapoin', fault);
      expect(await linking.initiate(dewi, '2')).toMatchObject({
        responseCode: 504,
        message: silentText,
        data: undefined,
      });
      await linking.fault('nusapoin', {});
      if ('latencyMs' in fault) await until(async () => (await theirState('nusapoin')).length > 0);
      expect(await settled()).toEqual([]);
      expect((await theirState('nusapoin')).filter(({ status }) => status !== 'ended')).toEqual([]);
    },
  );

  test('that takes the code and says nothing leaves it pending; asking again links once', async () => {
    const back = await comeBack();
    await linking.fault('nusapoin', { timeout: 'after', events: 'held' });
    expect(await linking.confirm(dewi, '2', codeOf(back))).toMatchObject({
      responseCode: 20002,
      message: linkCodeWording[20002],
    });
    await linking.fault('nusapoin', { events: 'held' });
    expect(await linking.confirm(dewi, '2', codeOf(back))).toMatchObject({ responseCode: 200 });
    expect(await settled()).toEqual(['nusapoin']);
    expect(await told()).toEqual([{ name: 'partner.linked' }]);
  });

  test('that takes the code and says nothing is found out by the worker too', async () => {
    const back = await comeBack();
    await linking.fault('nusapoin', { timeout: 'after', events: 'held' });
    await linking.confirm(dewi, '2', codeOf(back));
    await linking.fault('nusapoin', { events: 'held' });
    expect(await settled()).toEqual(['nusapoin']);
    expect((await statusOf(codeOf(back).data.state)).status).toBe('linked');
  });

  test('that refuses the code links nothing, and says why', async () => {
    const back = await comeBack();
    await linking.fault('nusapoin', { timeout: 'before' });
    expect((await linking.confirm(dewi, '2', codeOf(back))).responseCode).toBe(20002);
    await linking.fault('nusapoin', { refuse: true });
    expect((await linking.confirm(dewi, '2', codeOf(back))).responseCode).not.toBe(200);
    expect(await settled()).toEqual([]);
  });
});

describe('the e-wallet', () => {
  const agree = async () => {
    const start = startOf(await linking.initiate(dewi, '3'));
    return { start, back: await (await visitPage(start.bindingUrl)).agree(bank) };
  };

  test.each(['twice', 'replayed', 'early'] as const)('whose word comes %s is linked once', async (way) => {
    await linking.fault('dompetnusa', { events: way });
    const { back } = await agree();
    await until(async () => (await events()).length > 0);
    expect((await linking.confirm(dewi, '3', mandateOf(back))).responseCode).toBe(200);
    expect(await settled()).toEqual(['dompetnusa']);
    expect(await told()).toEqual([{ name: 'partner.linked' }]);
    expect(await events()).toHaveLength(1);
  });

  test('whose word comes a day late links nothing and keeps nothing', async () => {
    await linking.fault('dompetnusa', { events: 'held' });
    const { start } = await agree();
    linking.api.deps.clock.advance(day);
    await linking.api.call('POST', '/sandbox/partners/dompetnusa/events');
    expect(await events()).toHaveLength(1);
    expect(await settled()).toEqual([]);
    expect(await theirState('dompetnusa')).toEqual([{ status: 'ended' }]);
    expect(await told()).toEqual([]);
    const again = await linking.enter('081200000004');
    expect((await linking.status(again, start.authCode)).responseCode).toBe(201);
  });

  test('whose word is falsely signed is not believed; the member’s way back links', async () => {
    await linking.fault('dompetnusa', { events: 'early', badSignature: true });
    const { start, back } = await agree();
    expect(await events()).toEqual([]);
    expect((await linking.links()).ours.filter(isDewis)).toEqual([]);
    expect((await linking.confirm(dewi, '3', mandateOf(back))).responseCode).toBe(200);
    expect(await settled()).toEqual(['dompetnusa']);
    expect((await statusOf(start.authCode)).status).toBe('linked');
  });

  test('that does not answer the member’s way back leaves it pending until it does', async () => {
    await linking.fault('dompetnusa', { events: 'held' });
    const { back } = await agree();
    await linking.fault('dompetnusa', { events: 'held', timeout: 'before' });
    expect((await linking.confirm(dewi, '3', mandateOf(back))).responseCode).toBe(20002);
    await linking.fault('dompetnusa', { events: 'held' });
    expect(await settled()).toEqual(['dompetnusa']);
  });
});
