/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { statementMonthsCall } from '@poku/mfe-history/calls/statement';
import { jakartaDay } from '@poku/domain/dates';
import { sql } from 'drizzle-orm';
import { agusId, answerTo, dewiPhone, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { createStatementService } from './service';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.login('081200000003');
});
afterAll(() => api.close());

const file = (type: 'pdf' | 'csv', memberId: string, query: string) =>
  api.call('GET', `/customerstatement${type}/${memberId}${query}`, { token });
const thisMonth = () => jakartaDay(api.deps.clock.now()).slice(0, 7);
const membersWithPoints = () =>
  api.deps.db.rows<{ id: string; points: number }>(sql`
    select a.member_id as id, sum(a.balance)::bigint as points from ledger_account a
    where a.purpose in ('available', 'held') group by a.member_id`);

test('every month of every member of the fixtures goes on where the one before ended, up to what the books say now', async () => {
  const statements = createStatementService(api.deps);
  const members = await membersWithPoints();
  expect(members.length).toBeGreaterThanOrEqual(4);
  for (const { id, points } of members) {
    let balance = 0;
    const { months } = await statements.months(id);
    for (const { month } of months.toReversed()) {
      const { opening, lines, closing } = await statements.statement(id, month);
      expect([id, month, opening]).toEqual([id, month, balance]);
      for (const line of lines) {
        balance += line.points;
        expect([line.number, line.text, line.balance]).toEqual([
          expect.stringMatching(/^(?:RH|PK)\d{8}/),
          expect.stringMatching(/.+, .+/),
          balance,
        ]);
      }
      expect(closing).toBe(balance);
    }
    expect([id, balance]).toEqual([id, points]);
  }
});

test('the months go from the first movement to the running one, newest first', async () => {
  const { months } = answerTo(
    statementMonthsCall,
    await api.call('GET', `/customerstatement/${agusId}`, { token }),
  );
  expect(months.length).toBeGreaterThan(1);
  expect(months[0]).toEqual({ month: thisMonth(), isRunning: true });
  expect(months.slice(1).every(({ isRunning }) => !isRunning)).toBe(true);
  expect(months.map(({ month }) => month)).toEqual(
    months
      .map(({ month }) => month)
      .sort()
      .reverse(),
  );
});

test('a member who never had points has no month', async () => {
  const dewi = await api.login(dewiPhone);
  const [row] = await api.deps.db.rows<{ id: string }>(
    sql`select id from member where name = 'Dewi Lestari'`,
  );
  const id = row?.id ?? '';
  const months = await api.call('GET', `/customerstatement/${id}`, { token: dewi });
  expect(answerTo(statementMonthsCall, months)).toEqual({ months: [] });
  const path = `/customerstatementpdf/${id}?month=${thisMonth()}`;
  expect(await api.call('GET', path, { token: dewi })).toMatchObject({
    status: 400,
    data: { field: 'month' },
  });
});

test.each([
  '',
  '?month=',
  '?month=2026',
  '?month=2026-13',
  '?month=2026-1',
  '?month=9999-12',
  '?month=1999-01',
])('a wrong month is refused by its name: %s', async (query) => {
  for (const type of ['pdf', 'csv'] as const) {
    const { status, data } = await file(type, agusId, query);
    expect([status, data]).toEqual([400, { field: 'month' }]);
  }
});

test('a statement is for the member alone', async () => {
  for (const type of ['pdf', 'csv'] as const) {
    const query = `?month=${thisMonth()}`;
    expect(await file(type, sitiId, query)).toMatchObject({ status: 200, responseCode: 204 });
    const answer = await fetch(`${api.origin}/customerstatement${type}/${agusId}${query}`);
    expect(answer.status).toBe(401);
  }
});

test('both files have their type and name, and are kept nowhere', async () => {
  for (const [type, media] of [
    ['pdf', 'application/pdf'],
    ['csv', 'text/csv; charset=utf-8'],
  ] as const) {
    const path = `${api.origin}/customerstatement${type}/${agusId}?month=${thisMonth()}`;
    const { status, headers } = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(media);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="poku-laporan-${thisMonth()}.${type}"`,
    );
  }
});
