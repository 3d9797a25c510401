/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { isPlainHtml } from '../../http/html';
import { dataOf, startTestApi, type TestApi } from '../../testing/api';
import { legalText } from './schema';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test.each([
  ['/termcondition', 'Syarat dan Ketentuan', 'POKUPoin berlaku 12 bulan'],
  ['/privacypolicy', 'Kebijakan Privasi', 'Undang-Undang Nomor 27 Tahun 2022'],
])('%s gives a guest the whole text, by numbered sections', async (path, title, part) => {
  const text = dataOf(await api.call('GET', path), legalText);
  expect(text.title).toBe(title);
  expect(text.validFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(text.content).toContain(part);
  const headings = [...text.content.matchAll(/<h3>(\d+)\. [^<]+<\/h3>/g)].map(([, number]) => Number(number));
  expect(headings).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(isPlainHtml(text.content)).toBe(true);
});

test('before a text was stored the answer is 404', async () => {
  await api.deps.db.run(sql`delete from legal_text where kind = 'terms'`);
  expect(await api.call('GET', '/termcondition')).toMatchObject({ status: 200, responseCode: 404 });
  await api.reset();
});
