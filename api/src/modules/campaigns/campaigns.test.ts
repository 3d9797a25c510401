/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { sitiId, startTestApi, type TestApi } from '../../testing/api';

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

const tell = (pokuCampaignId: unknown) =>
  api.call('POST', '/adstracking', { token, body: { pokuCampaignId, clientId: sitiId } });
const visits = () =>
  api.deps.db.rows<{ member_id: string; campaign_id: string; visited_at: Date }>(sql`
    select member_id, campaign_id, visited_at from campaign_visit order by id`);

test('a visit is stored with its member, campaign and time', async () => {
  api.deps.clock.advance(60_000);
  const before = api.deps.clock.now();
  expect((await tell('Gajian_2026.11-A')).responseCode).toBe(200);
  const [visit, ...others] = await visits();
  expect(visit).toMatchObject({ member_id: sitiId, campaign_id: 'Gajian_2026.11-A' });
  expect(visit?.visited_at.getTime()).toBeGreaterThanOrEqual(before.getTime());
  expect(others).toEqual([]);
});

test.each(['a'.repeat(65), 'a b', '<script>', "'; --", 'ä', 'a\n', 7, null])(
  '%j is no campaign, and the field is named as the call spells it',
  async (campaignId) => {
    expect(await tell(campaignId)).toMatchObject({ status: 400, data: { field: 'pokuCampaignId' } });
    expect(await visits()).toEqual([]);
  },
);

test('64 signs are a campaign', async () => {
  expect((await tell('a'.repeat(64))).responseCode).toBe(200);
});

test('a link that names no campaign is stored without one', async () => {
  expect((await tell('')).responseCode).toBe(200);
  expect((await visits()).map(({ campaign_id: id }) => id)).toEqual(['']);
});
