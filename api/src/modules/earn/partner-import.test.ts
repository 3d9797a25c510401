/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { earnPartnersCall } from '@poku/mfe-history/calls/earn';
import { sql } from 'drizzle-orm';
import { earnPartnersText, earnPartnerText } from '../../../tools/operators/earn-partner-text';
import { answerTo, startTestApi, type TestApi } from '../../testing/api';
import { importEarnPartners } from './partner-import';
import { findEarnPartnerLine, listEarnPartnerLines } from './partner-import.repository';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const epoch = new Date(0);
const lines = () => listEarnPartnerLines(api.deps.db, epoch);
const shown = async () =>
  answerTo(earnPartnersCall, await api.call('GET', '/partnerearn/poku-web', {})).map(
    ({ name, address, url, interim, texts }) => ({ name, address, url, interimUrl: interim?.url, texts }),
  );
const fitnusa = async () => (await shown()).find(({ name }) => name === 'FitNusa');
const row = {
  partner: 'fitnusa',
  address: 'Jl. Sudirman 11, Jakarta',
  shopUrl: 'https://fitnusa.example/belanja',
  description: '<p>Setiap kelas memberi poin.</p>',
  how: '<p>Datang.</p>',
  terms: '<p>Berlaku.</p>',
  position: 1,
};

test('a known partner takes every value, members read it and AKSES leads to its shop; HTML is sanitised', async () => {
  const description = '<p onclick="x()">Setiap kelas memberi <b>poin</b>.</p><script>x()</script>';
  expect(await importEarnPartners(api.deps.db, [{ ...row, description }])).toEqual({ added: 0, changed: 1 });
  const first = await fitnusa();
  expect(first).toMatchObject({ name: 'FitNusa', address: row.address, url: row.shopUrl });
  expect(first?.texts).toEqual({
    descriptionHtml: '<p>Setiap kelas memberi <b>poin</b>.</p>',
    howHtml: row.how,
    termsHtml: row.terms,
  });
});

test('a partner without a shop leads to its site, and a new one is added', async () => {
  const { db } = api.deps;
  await db.run(sql`delete from earn_visit`);
  await db.run(
    sql`delete from earn_partner where partner_id in (select id from partner where slug = 'fitnusa')`,
  );
  const before = (await lines()).length;
  expect(await importEarnPartners(db, [{ ...row, shopUrl: null }])).toEqual({ added: 1, changed: 0 });
  expect(await lines()).toHaveLength(before + 1);
  const line = await findEarnPartnerLine(db, 'fitnusa', epoch);
  expect(line).toMatchObject({ shop_url: null, position: 1, visitors: 0 });
  expect((await fitnusa())?.url).toBe(line?.url);
});

test.each<[string, unknown, RegExp]>([
  ['a partner that there is not', [{ ...row, partner: 'toko' }], /row 1, partner: no such partner: toko/],
  ['Poku itself', [{ ...row, partner: 'poku' }], /row 1, partner: no such partner: poku/],
  ['a partner twice', [row, { ...row, position: 2 }], /row 2, partner: a row before has the same/],
  [
    'a shop without https',
    [{ ...row, shopUrl: 'http://fitnusa.example' }],
    /row 1, shopUrl: must be an https/,
  ],
  ['a shop that is a script', [{ ...row, shopUrl: 'javascript:alert(1)' }], /row 1, shopUrl: must be/],
  ['no shop named', [{ ...row, shopUrl: undefined }], /row 1, shopUrl/],
  ['an empty text', [{ ...row, how: ' ' }], /row 1, how/],
  ['an address with a line end', [{ ...row, address: 'a\nb' }], /row 1, address: must have no control/],
  ['a place that is none', [{ ...row, position: 0 }], /row 1, position/],
  ['a field that is not known', [{ ...row, shop: '/belanja' }], /row 1/],
  ['no array', row, /array/],
])('%s is named with its row, and nothing is stored', async (_name, content, problem) => {
  const before = await lines();
  await expect(importEarnPartners(api.deps.db, content)).rejects.toThrow(problem);
  expect(await lines()).toEqual(before);
});

test('operators read where AKSES leads, and the texts of one', async () => {
  await importEarnPartners(api.deps.db, [row]);
  const text = earnPartnersText(await lines());
  expect(text).toMatch(/^PARTNER +NAME +POSITION +AKSES LEADS TO +VISITORS OF 30 DAYS/);
  expect(text).toMatch(/fitnusa +FitNusa +1 +https:\/\/fitnusa\.example\/belanja +\d/);
  const line = await findEarnPartnerLine(api.deps.db, 'fitnusa', epoch);
  if (line === undefined) throw new Error('It was put in');
  expect(earnPartnerText(line)).toContain(`HOW\n\n${row.how}`);
  expect(await findEarnPartnerLine(api.deps.db, 'toko', epoch)).toBeUndefined();
});
