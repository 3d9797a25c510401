/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { FEEDBACKS_PER_DAY } from '@poku/domain/limits/reports';
import { questionsCall, SATISFACTION_QUESTION_ID } from '@poku/mfe-help/calls/feedback';
import { sql } from 'drizzle-orm';
import { agusId, answerTo, sitiId, startTestApi, type TestApi } from '../../testing/api';

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

const rate = (questionId: string, ratting: unknown = 5) => ({ questionId, ratting });
const send = (questionRatting: unknown, comment: unknown = '', clientId = sitiId) =>
  api.call('POST', '/feedback', { token, body: { clientId, questionRatting, comment } });
const stored = () =>
  api.deps.db.rows<{ member_id: string; comment: string; ratings: unknown }>(sql`
    select member_id, comment, (select jsonb_object_agg(question_id, stars) from feedback_rating
      where feedback_id = feedback.id) as ratings from feedback order by id`);

test('a member reads six questions; the last is about satisfaction, and three stars are low', async () => {
  const answer = await api.call('GET', `/question/${sitiId}`, { token });
  const questions = answerTo(questionsCall, answer);
  expect(questions.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(questions.at(-1)?.lowStars).toEqual([1, 2, 3]);
  expect(answer.data).toContainEqual({
    questionId: SATISFACTION_QUESTION_ID,
    question: 'Secara keseluruhan, seberapa puas kamu dengan Poku?',
    listMinRatting: [1, 2, 3],
  });
});

test('a feedback is stored with the stars of each question and the comment as text', async () => {
  expect(await send([rate('6', 4), rate('1', 1)], ' <b>Bagus</b>\r\nsekali ')).toMatchObject({
    status: 200,
    responseCode: 200,
  });
  expect(await stored()).toEqual([
    { member_id: sitiId, comment: '<b>Bagus</b>\nsekali', ratings: { '6': 4, '1': 1 } },
  ]);
});

test.each<[string, unknown, unknown, string]>([
  ['no question', [], '', 'questionRatting'],
  ['an unknown question', [rate('1'), rate('7')], '', 'questionRatting.1.questionId'],
  ['a question twice', [rate('1'), rate('1', 4)], '', 'questionRatting.1.questionId'],
  ['no star', [rate('1', 0)], '', 'questionRatting.0.ratting'],
  ['six stars', [rate('1', 6)], '', 'questionRatting.0.ratting'],
  ['half a star', [rate('1', 4.5)], '', 'questionRatting.0.ratting'],
  ['stars as a text', [rate('1', '5')], '', 'questionRatting.0.ratting'],
  ['stars beyond every number', [rate('1', 1e300)], '', 'questionRatting.0.ratting'],
  ['no list', 'x', '', 'questionRatting'],
  ['a long comment', [rate('1')], 'a'.repeat(2_001), 'comment'],
  ['a comment with control characters', [rate('1')], 'a\0b', 'comment'],
  ['no comment at all', [rate('1')], null, 'comment'],
])('%s is a 400 that names the field, and stores nothing', async (_name, ratings, comment, field) => {
  expect(await send(ratings, comment)).toMatchObject({ status: 400, responseCode: 400, data: { field } });
  expect(await stored()).toEqual([]);
});

test('of twenty at once exactly five are stored, and the next day there are five again', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => send([rate('6')])));
  const codes = answers.map(({ responseCode }) => responseCode).sort();
  expect(codes).toEqual([...Array<number>(FEEDBACKS_PER_DAY).fill(200), ...Array<number>(15).fill(211)]);
  expect(await stored()).toHaveLength(FEEDBACKS_PER_DAY);
  api.deps.clock.advance(24 * 60 * 60_000);
  expect((await send([rate('6')])).responseCode).toBe(200);
});

test('a guest gets a 401, and the id of another member is like one that does not exist', async () => {
  expect((await api.call('GET', `/question/${sitiId}`)).status).toBe(401);
  const body = { clientId: sitiId, questionRatting: [rate('6')], comment: '' };
  expect((await api.call('POST', '/feedback', { body })).status).toBe(401);
  for (const id of [agusId, 'm-000000000000']) {
    expect(await send([rate('6')], '', id)).toMatchObject({ status: 200, responseCode: 204 });
    expect((await api.call('GET', `/question/${id}`, { token })).responseCode).toBe(204);
  }
  expect(await stored()).toEqual([]);
});
