/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { earnPartnersCall } from '@poku/mfe-history/calls/earn';
import { isPlainHtml } from '../../http/html';
import { answerTo, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { partnerKeys } from '../../testing/partners';
import { createSandboxService } from '../sandbox/service';

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

const partners = async () => answerTo(earnPartnersCall, await api.call('GET', '/partnerearn/guest'));
const report = (partnerId: string) =>
  api.call('POST', '/reportearnpartner', { token, body: { clientId: sitiId, partnerId } });
const visits = () =>
  api.deps.db.rows<{ member_id: string; partner_id: string }>(sql`
    select member_id, partner_id from earn_visit order by visited_at, id`);

test('a guest reads all five partners, in their order, with texts, addresses and sites', async () => {
  const all = await partners();
  expect(all.map((partner) => [partner.id, partner.name])).toEqual([
    ['11', 'FitNusa'],
    ['10', 'Garuda Motor'],
    ['9', 'RumahNet'],
    ['2', 'NusaPoin'],
    ['3', 'DompetNusa'],
  ]);
  for (const { texts, address, url, image } of all) {
    expect(address).not.toBe('');
    expect(image).toMatch(/^\/media\/partners\/\w+\.svg$/);
    expect(new URL(url).hostname).toMatch(/\.localhost$/);
    for (const html of Object.values(texts)) expect([html, isPlainHtml(html)]).toEqual([html, true]);
    expect(texts.howHtml).toMatch(/^<ol>/);
    expect(texts.termsHtml).toContain('1x24 jam');
  }
});

test('two of them have a page of ours in between', async () => {
  const between = (await partners()).filter((partner) => partner.interim !== null);
  expect(between.map((partner) => partner.name)).toEqual(['Garuda Motor', 'RumahNet']);
  for (const { interim, url } of between) expect(interim).toMatchObject({ url });
});

test('a partner leads to its shop, among its own pages', async () => {
  const services = Object.fromEntries(
    ['nusapoin', 'dompetnusa', 'rumahnet', 'garuda', 'fitnusa'].map((slug) => [
      slug,
      { url: `http://127.0.0.1:4567/${slug}`, keys: partnerKeys(slug) },
    ]),
  );
  await createSandboxService({ ...api.deps, config: { ...api.deps.config, partners: services } }).reset();
  const all = await partners();
  expect(all.map(({ url }) => url)).toEqual(
    ['fitnusa', 'garuda', 'rumahnet', 'nusapoin', 'dompetnusa'].map(
      (slug) => `http://${slug}.partner.localhost:4567/${slug}/app/belanja`,
    ),
  );
  for (const { interim, url } of all) if (interim !== null) expect(interim.url).toBe(url);
});

test('a partner whose shop is not known leads to its site, which stands on the port of this site', async () => {
  const config = { ...api.deps.config, siteOrigins: ['http://localhost:4567'] };
  await createSandboxService({ ...api.deps, config }).reset();
  await api.deps.db.run(sql`update earn_partner set shop_url = null`);
  const all = await partners();
  expect(all.map(({ url }) => url)).toContain('http://fitnusa.localhost:4567');
  for (const { url, interim } of all) {
    expect(new URL(url).port).toBe('4567');
    if (interim !== null) expect(interim.url).toBe(url);
  }
});

test('going on to a partner is noted once a minute, also when it is told many times at once', async () => {
  api.deps.clock.advance(60_000 - (api.deps.clock.now().getTime() % 60_000));
  const answers = await Promise.all(Array.from({ length: 5 }, () => report('11')));
  expect(answers.map((answer) => answer.responseCode)).toEqual([200, 200, 200, 200, 200]);
  await report('10');
  expect(await visits()).toHaveLength(2);
  api.deps.clock.advance(60_000);
  expect((await report('11')).responseCode).toBe(200);
  expect(await visits()).toEqual([
    { member_id: sitiId, partner_id: '11' },
    { member_id: sitiId, partner_id: '10' },
    { member_id: sitiId, partner_id: '11' },
  ]);
});

test('a partner at which nothing is earned is not found, and nothing is noted', async () => {
  for (const unknown of ['0', '1', 'unknown']) expect((await report(unknown)).responseCode).toBe(404);
  for (const malformed of ['', '1\0', 'a'.repeat(17)]) expect((await report(malformed)).status).toBe(400);
  expect(await visits()).toEqual([]);
});

test('a database of before gets the partners at which points are earned', async () => {
  await api.deps.db.run(sql`delete from earn_partner`);
  await createSandboxService(api.deps).fillWhenEmpty();
  expect(await partners()).toHaveLength(5);
});
