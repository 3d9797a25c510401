/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { aboutCall, termsCall } from '@poku/flows/legal';
import { sql } from 'drizzle-orm';
import { isPlainHtml } from '../../http/html';
import { answerTo, startTestApi, type TestApi } from '../../testing/api';
import { createSandboxService } from '../sandbox/service';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test.each([
  ['/termcondition', 'Syarat dan Ketentuan', 'POKUPoin berlaku 12 bulan'],
  ['/privacypolicy', 'Kebijakan Privasi', 'Undang-Undang Nomor 27 Tahun 2022'],
])('%s gives a guest the whole text, by numbered sections', async (path, title, part) => {
  const text = answerTo(termsCall, await api.call('GET', path));
  expect(text.title).toBe(title);
  expect(text.validFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(text.html).toContain(part);
  const headings = [...text.html.matchAll(/<h3>(\d+)\. [^<]+<\/h3>/g)].map(([, number]) => Number(number));
  expect(headings).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(isPlainHtml(text.html)).toBe(true);
});

test.each([
  [
    '/termcondition',
    ['PT Poku Nusantara', 'hangus pukul 23.59 WIB', 'semua sumbernya berhasil', '30 menit', '2x24 jam'],
  ],
  [
    '/privacypolicy',
    ['PT Poku Nusantara', 'memutus sambungan', 'tanpa internet', 'selama akun aktif', 'Kirim Laporan'],
  ],
])('%s says who runs Poku and what a member has to know', async (path, parts) => {
  const { html } = answerTo(termsCall, await api.call('GET', path));
  for (const part of parts) expect(html).toContain(part);
});

test('a guest reads what Poku is, by sections without numbers', async () => {
  const text = answerTo(aboutCall, await api.call('GET', '/about'));
  expect(text.title).toBe('Tentang Poku');
  const headings = [...text.html.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, heading]) => heading);
  expect(headings).toEqual([
    'Satu tempat untuk semua poin kamu',
    'Kumpulkan',
    'Sambungkan',
    'Tukarkan',
    'Aman',
    'Siapa kami',
    'Hubungi kami',
  ]);
  expect(isPlainHtml(text.html)).toBe(true);
});

test('a sandbox of before this text was there gets it, and keeps the others as they are', async () => {
  await api.deps.db.run(sql`delete from legal_text where kind = 'about'`);
  await api.deps.db.run(sql`update legal_text set title = 'Diubah' where kind = 'terms'`);
  await createSandboxService(api.deps).fillWhenEmpty();
  expect(answerTo(aboutCall, await api.call('GET', '/about')).title).toBe('Tentang Poku');
  expect(answerTo(termsCall, await api.call('GET', '/termcondition')).title).toBe('Diubah');
  await api.reset();
});

test('before a text was stored the answer is 404', async () => {
  await api.deps.db.run(sql`delete from legal_text where kind = 'terms'`);
  expect(await api.call('GET', '/termcondition')).toMatchObject({ status: 200, responseCode: 404 });
  await api.reset();
});
