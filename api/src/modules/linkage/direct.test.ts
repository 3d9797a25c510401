/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { partnerPointsCall } from '@poku/domain/calls/partner-points';
import { linkCodeWording } from '@poku/flows/linking/calls/link-code';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { consentsCall } from '@poku/mfe-linkage/calls/consent';
import { answerTo, dataOf } from '../../testing/api';
import { startLinking, startOf, type Guest, type Linking } from '../../testing/linking';
import { CONSENT_VERSION } from './consent';

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

const balances = async (guest: Guest) =>
  answerTo(
    partnerPointsCall,
    await linking.api.call('GET', `/customerpartnerpoin/${guest.id}`, { token: guest.token }),
  );
const consents = async (guest: Guest) =>
  answerTo(
    consentsCall,
    await linking.api.call('GET', `/datashareloyalty/${guest.id}`, { token: guest.token }),
  ).consents;
const expectWhole = async () => {
  const { ours, theirs } = await linking.links();
  expect(ours).toEqual(theirs);
  return ours;
};

test('a partner that knows its users by phone number links at once, on both sides', async () => {
  const before = await expectWhole();
  const answer = await linking.initiate(dewi, '9');
  expect(answer.data).toEqual({
    directLinkage: 1,
    binding_url: '',
    authCode: startOf(answer).authCode,
    useOtp: 0,
    status_desc: 'Success',
  });
  expect(await expectWhole()).toHaveLength(before.length + 1);
  expect(await balances(dewi)).toMatchObject([{ partnerId: '9', message: 'Success' }]);
});

test('the new balance is known before anybody asks for it', async () => {
  await linking.initiate(dewi, '9');
  const [row] = await linking.api.deps.db.rows<{ balance_units: number }>(sql`
    select balance_units from partner_link where member_id = ${dewi.id}`);
  const [told] = await balances(dewi);
  expect(told?.balance).toBeGreaterThan(0);
  expect(row?.balance_units).toBe(told?.balance);
});

test('linking again says that it is linked and makes nothing', async () => {
  await linking.initiate(dewi, '9');
  const before = await expectWhole();
  expect(startOf(await linking.initiate(dewi, '9')).status).toBe('linked');
  expect(await linking.confirm(dewi, '9', {})).toMatchObject({ responseCode: 200 });
  expect(await expectWhole()).toEqual(before);
  expect(await consents(dewi)).toHaveLength(1);
});

test('the consent is recorded with its text and scope, and read by the member alone', async () => {
  await linking.initiate(dewi, '9', { consentVersion: CONSENT_VERSION });
  expect(await consents(dewi)).toMatchObject([
    { partnerId: '9', version: CONSENT_VERSION, scope: ['phone', 'email', 'balance'], withdrawnAt: null },
  ]);
  const rina = await linking.enter('081200000005');
  expect(await consents(rina)).toEqual([]);
});

test('a consent to an older text begins nothing', async () => {
  const answer = await linking.initiate(dewi, '9', { consentVersion: '2020-01' });
  expect(answer).toMatchObject({ status: 400, data: { field: 'consentVersion' } });
  expect(await consents(dewi)).toEqual([]);
});

test('open pages of the member are told of the link, and of its balance once it is read', async () => {
  await linking.initiate(dewi, '9');
  const rows = await linking.api.deps.db.rows(sql`
    select name, payload from member_event where member_id = ${dewi.id} order by id`);
  expect(rows).toEqual([
    { name: 'partner.linked', payload: { partnerId: '9' } },
    { name: 'points.changed', payload: {} },
    { name: 'points.changed', payload: {} },
  ]);
});

test('a member whom the partner does not know, one partner that takes nobody yet, and an unknown one are refused', async () => {
  const budi = await linking.enter('081200000001');
  const unknown = await linking.initiate(budi, '11');
  expect(unknown).toMatchObject({ responseCode: 213, message: linkCodeWording[213] });
  await linking.api.deps.db.run(sql`update partner set linkable = false where id = '9'`);
  expect((await linking.initiate(dewi, '9')).responseCode).toBe(208);
  expect((await linking.initiate(dewi, '0')).responseCode).toBe(208);
  expect((await linking.initiate(dewi, '99')).responseCode).toBe(208);
  expect((await consents(budi)).map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([false]);
  await expectWhole();
});

test('an e-mail that is not verified comes first, and the partner hears nothing', async () => {
  const budi = await linking.enter('081200000001');
  expect(await linking.initiate(budi, '2')).toMatchObject({
    responseCode: 206,
    message: linkCodeWording[206],
  });
  const heard = sql`select 1 from link where partner = 'nusapoin' and msisdn = '+6281200000001'`;
  expect(await linking.partners.db.rows(heard)).toEqual([]);
  expect(await linking.api.deps.db.rows(sql`select 1 from link_attempt`)).toEqual([]);
});

test('a direct partner has nothing to confirm while it is not linked', async () => {
  expect((await linking.confirm(dewi, '9', {})).responseCode).toBe(201);
  expect((await linking.confirm(dewi, '99', {})).responseCode).toBe(201);
});

describe('a partner with a code of ours', () => {
  const call = (url: string, body: object) =>
    linking.api.call('POST', url, { token: dewi.token, body: { purpose: 'linkage', ...body } });
  const issued = z.object({ otpRequestId: z.string() });
  const ask = async () => dataOf(await call('/requestotp', {}), issued).otpRequestId;
  const verified = async () => {
    const otpRequestId = await ask();
    const check = { otpRequestId, otpCode: await linking.api.lastOtp(dewi.phone) };
    expect((await call('/validateotp', check)).responseCode).toBe(200);
    return otpRequestId;
  };
  const attempts = () => linking.api.deps.db.rows(sql`select status from link_attempt`);

  test('says so, and begins nothing before', async () => {
    const answer = startOf(await linking.initiate(dewi, '10'));
    expect(answer).toMatchObject({ needsCode: true, authCode: '', bindingUrl: '' });
    expect(await attempts()).toEqual([]);
    expect(await consents(dewi)).toEqual([]);
  });

  test('links with a code that was verified, and spends it', async () => {
    const otpRequestId = await verified();
    expect(startOf(await linking.initiate(dewi, '10', { otpRequestId })).status).toBe('linked');
    await linking.unlink(dewi, '10');
    expect((await linking.initiate(dewi, '10', { otpRequestId })).responseCode).toBe(201);
    expect(await attempts()).toEqual([{ status: 'linked' }]);
    await expectWhole();
  });

  test('the same wish twice at once spends the code once and links once', async () => {
    const otpRequestId = await verified();
    const wish = () => linking.initiate(dewi, '10', { otpRequestId });
    for (const answer of await Promise.all([wish(), wish()])) expect(answer.responseCode).toBe(200);
    expect(await attempts()).toHaveLength(1);
    await linking.work();
    expect((await expectWhole()).filter((link) => link.endsWith('+6281200000004'))).toHaveLength(1);
  });

  test('takes no code that was not verified, is over, or is another member’s', async () => {
    const otpRequestId = await ask();
    expect((await linking.initiate(dewi, '10', { otpRequestId })).responseCode).toBe(201);
    linking.api.deps.clock.advance(5 * 60_000);
    expect((await linking.initiate(dewi, '10', { otpRequestId })).responseCode).toBe(204);
    const rina = await linking.enter('081200000005');
    const own = await verified();
    expect((await linking.initiate(rina, '10', { otpRequestId: own })).responseCode).toBe(201);
    expect(await attempts()).toEqual([]);
  });
});
