/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { REPORT_MAX_CHARS, reportCall, validateReport } from '@poku/mfe-help/calls/report';
import { REPORTS_PER_DAY } from '@poku/domain/limits/reports';
import { sql } from 'drizzle-orm';
import { agusId, answerTo, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { xssCorpus } from '../../testing/xss';

const budiId = 'm-7f3c9a1e04d2';
let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.reset();
  token = await api.login();
});
afterAll(() => api.close());

const send = (message: unknown, clientId = sitiId, by = token) =>
  api.call('POST', '/ticket', { token: by, body: { clientId, message } });
const stored = () =>
  api.deps.db.rows<{ number: string; member_id: string; message: string; state: string }>(sql`
    select number, member_id, message, state from ticket order by id`);

/** Moves the API's clock to a time of the next WIB day. */
function advanceTo(hour: number, minute: number): void {
  const now = api.deps.clock.now();
  const next = new Date(now);
  next.setUTCHours(hour - 7, minute, 0, 0);
  while (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  api.deps.clock.advance(next.getTime() - now.getTime());
}

test('a report is stored as it was written, under a number that is given back', async () => {
  const answer = await send('  Kupon saya\r\ntidak bisa dipakai 😟\n');
  expect(answer).toMatchObject({ status: 200, responseCode: 200 });
  const { number } = answerTo(reportCall, answer);
  expect(number).toMatch(/^LAP-[A-Z2-9]{5}-[A-Z2-9]{5}$/);
  expect(answer.data).toEqual({ ticketNumber: number });
  expect(await stored()).toEqual([
    {
      number,
      member_id: sitiId,
      message: 'Kupon saya\ntidak bisa dipakai 😟',
      state: 'open',
    },
  ]);
});

test('what looks like HTML or SQL stays text', async () => {
  const readable = xssCorpus.filter((payload) => validateReport(payload) === undefined);
  for (const payload of readable.slice(0, REPORTS_PER_DAY)) {
    expect((await send(payload)).responseCode).toBe(200);
    expect((await stored()).at(-1)?.message).toBe(payload.trim());
  }
});

test.each(['', '  \n ', '\u200b\u2060'])('a blank report (%j) is 40006', async (message) => {
  expect(await send(message)).toMatchObject({
    status: 200,
    responseCode: 40006,
    message: 'Mohon isi laporan kamu',
  });
  expect(await stored()).toEqual([]);
});

test('2,000 characters are taken, emoji counted as one, and 2,001 are a 400 that names the field', async () => {
  expect((await send('😀'.repeat(REPORT_MAX_CHARS))).responseCode).toBe(200);
  expect(await send('a'.repeat(REPORT_MAX_CHARS + 1))).toMatchObject({
    status: 400,
    data: { field: 'message' },
  });
  expect(await stored()).toHaveLength(1);
});

test.each(['a\0b', 'a\u001b[2Jb', 'a\u0007b', 'a\u009bb', 'a\ud800b', 7, null, ['a']])(
  '%j is a 400 that names the field',
  async (message) => {
    expect(await send(message)).toMatchObject({
      status: 400,
      responseCode: 400,
      data: { field: 'message' },
    });
    expect(await stored()).toEqual([]);
  },
);

test('without a verified e-mail it is 206, and verified it goes through', async () => {
  const by = await api.login('081200000001');
  expect(await send('Halo', budiId, by)).toMatchObject({ status: 200, responseCode: 206 });
  expect(await stored()).toEqual([]);
  await api.deps.db.run(sql`update member set email_verified = true where id = ${budiId}`);
  expect((await send('Halo', budiId, by)).responseCode).toBe(200);
});

test('the sixth of a WIB day is 211, other members have their own five, and at 00:00 WIB there are five again', async () => {
  advanceTo(23, 50);
  for (let sent = 0; sent < REPORTS_PER_DAY; sent += 1) expect((await send('Halo')).responseCode).toBe(200);
  expect(await send('Halo')).toMatchObject({ status: 200, responseCode: 211 });
  const other = await api.login('081200000003');
  expect((await send('Halo', agusId, other)).responseCode).toBe(200);
  advanceTo(0, 0);
  expect((await send('Halo')).responseCode).toBe(200);
  expect(await stored()).toHaveLength(7);
});

test('of twenty at once exactly five are stored', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => send(`Laporan ${turn}`)));
  const codes = answers.map(({ responseCode }) => responseCode).sort();
  expect(codes).toEqual([...Array<number>(REPORTS_PER_DAY).fill(200), ...Array<number>(15).fill(211)]);
  const numbers = (await stored()).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(REPORTS_PER_DAY);
});

test('a guest gets a 401, and the id of another member is like one that does not exist', async () => {
  const guest = await api.call('POST', '/ticket', { body: { clientId: sitiId, message: 'Halo' } });
  expect(guest).toMatchObject({ status: 401, responseCode: 401 });
  const foreign = await send('Halo', agusId);
  expect(foreign).toMatchObject({ status: 200, responseCode: 204 });
  expect({ ...(await send('Halo', 'm-000000000000')), headers: undefined }).toEqual({
    ...foreign,
    headers: undefined,
  });
  expect(await stored()).toEqual([]);
});

test('no log line has the message or the number', async () => {
  const lines: string[] = [];
  const noisy = await startTestApi({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
  const by = await noisy.login();
  const answer = await noisy.call('POST', '/ticket', {
    token: by,
    body: { clientId: sitiId, message: 'rahasia-pelapor' },
  });
  const { number } = answerTo(reportCall, answer);
  await noisy.call('POST', '/ticket', {
    token: by,
    body: { clientId: sitiId, message: 'rahasia-pelapor\0' },
  });
  await noisy.close();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes('rahasia-pelapor') || line.includes(number))).toEqual([]);
});

test('reports have a tenth of the calls of an address', async () => {
  const narrow = await startTestApi({ rateLimit: 20 });
  const by = await narrow.login();
  const statuses = [];
  for (let calls = 0; calls < 3; calls += 1)
    statuses.push(
      (await narrow.call('POST', '/ticket', { token: by, body: { clientId: sitiId, message: 'Halo' } }))
        .status,
    );
  expect(statuses).toEqual([200, 200, 429]);
  await narrow.close();
});
