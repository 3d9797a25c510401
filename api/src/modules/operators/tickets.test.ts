/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { REPORT_ANSWER_MS } from '@poku/domain/limits/reports';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { dataOf, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { createTicketService } from '../tickets/service';
import { createTicketDesk } from './ticket.service';

const mails = z.array(z.object({ channel: z.string(), to: z.string(), text: z.string() }));
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const desk = () => createTicketDesk(api.deps);
const report = async (message = 'Kupon saya tidak bisa dipakai.') =>
  (await createTicketService(api.deps).send(sitiId, message)).number;
const outbox = async () => dataOf(await api.call('GET', '/sandbox/outbox?to=siti@contoh.id'), mails);

test('open reports come first, the oldest on top, and what waits longer than 2x24 hours is late', async () => {
  const first = await report();
  api.deps.clock.advance(REPORT_ANSWER_MS - 60_000);
  const second = await report();
  const third = await report();
  await desk().answer(second, 'Sudah kami perbaiki.', 'Rina');
  api.deps.clock.advance(60_001);
  const list = await desk().list();
  expect(list).toMatchObject({ open: 2, overdue: 1 });
  expect(list.tickets.map(({ number, state, is_late }) => [number, state, is_late])).toEqual([
    [first, 'open', true],
    [third, 'open', false],
    [second, 'answered', false],
  ]);
});

test('an answer is stored with who and when, and goes to the member by e-mail', async () => {
  const number = await report();
  await desk().answer(number, ' Sudah kami perbaiki.\r\nCoba lagi ya. ', ' Rina ');
  expect(await desk().show(number)).toMatchObject({
    state: 'answered',
    message: 'Kupon saya tidak bisa dipakai.',
    answer: 'Sudah kami perbaiki.\nCoba lagi ya.',
    answered_by: 'Rina',
  });
  const [mail, ...more] = await outbox();
  expect(more).toEqual([]);
  expect(mail?.channel).toBe('email');
  expect(mail?.text).toContain('Hai Siti Rahma,');
  expect(mail?.text).toContain(number);
  expect(mail?.text).toContain('Sudah kami perbaiki.\nCoba lagi ya.');
});

test('a second answer is refused and says who answered when', async () => {
  const number = await report();
  await desk().answer(number, 'Pertama', 'Rina');
  await expect(desk().answer(number, 'Kedua', 'Budi')).rejects.toThrow(
    new RegExp(`^${number} was answered by Rina at \\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2} UTC$`),
  );
  expect(await desk().show(number)).toMatchObject({ answer: 'Pertama', answered_by: 'Rina' });
  expect(await outbox()).toHaveLength(1);
});

test('of many answers at once one is stored and one e-mail is sent', async () => {
  const number = await report();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, turn) => desk().answer(number, `Jawaban ${turn}`, `Petugas ${turn}`)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { answer } = await desk().show(number);
  const sent = await outbox();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain(answer);
});

test('when the e-mail cannot be stored, neither is the answer', async () => {
  const number = await report();
  await api.deps.db.script('alter table outbox add constraint no_more check (false) not valid');
  await expect(desk().answer(number, 'Jawaban', 'Rina')).rejects.toThrow('no_more');
  await api.deps.db.script('alter table outbox drop constraint no_more');
  expect(await desk().show(number)).toMatchObject({ state: 'open', answer: null });
});

test.each([
  ['', 'Rina', 'The answer is empty'],
  [' \u200b\n', 'Rina', 'The answer is empty'],
  ['a\u001b[2J', 'Rina', 'The answer has control characters'],
  ['a'.repeat(5_001), 'Rina', 'The answer is longer than 5000 characters'],
  ['Jawaban', ' ', 'The name is empty'],
  ['Jawaban', 'R\u0007', 'The name has control characters'],
  ['Jawaban', 'R'.repeat(61), 'The name is longer than 60 characters'],
])('%j by %j is refused', async (answer, by, problem) => {
  const number = await report();
  await expect(desk().answer(number, answer, by)).rejects.toThrow(problem);
  expect(await desk().show(number)).toMatchObject({ state: 'open' });
  expect(await outbox()).toEqual([]);
});

test('an unknown number is named, and without reports the list is empty', async () => {
  await expect(desk().show('LAP-0')).rejects.toThrow('There is no report LAP-0');
  await expect(desk().answer('LAP-0', 'Jawaban', 'Rina')).rejects.toThrow('There is no report LAP-0');
  expect(await desk().list()).toEqual({ tickets: [], open: 0, overdue: 0 });
  expect(await api.deps.db.rows(sql`select 1 from outbox`)).toEqual([]);
});
