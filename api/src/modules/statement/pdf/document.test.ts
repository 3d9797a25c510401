import { buffer } from 'node:stream/consumers';
import { readPdf } from '@poku/tooling';
import { aLine, aStatement } from '../../../testing/statements';
import { periodOf } from '../months';
import type { Statement } from '../service';
import { statementPdf } from './document';

const createdAt = new Date('2026-11-26T10:00:00Z');
const bytesOf = (statement: Statement) => buffer(statementPdf(statement, createdAt));
const pagesOf = async (statement: Statement) => readPdf(await bytesOf(statement));
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => aLine({ number: `RH${index}`, balance: index }));

test('a statement names whose it is and of which month, with sums, movements and what comes', async () => {
  const [page = [], ...others] = await pagesOf(
    aStatement({
      lines: [
        aLine(),
        aLine({ kind: 'capture', text: 'Es Kopi, Kopi Serambi', points: -1200, balance: 300 }),
      ],
      sums: [
        { kind: 'earn', points: 500 },
        { kind: 'capture', points: -1200 },
      ],
      closing: 300,
      held: [{ at: new Date('2026-10-31T16:00:00Z'), text: 'Pulsa, Telko', number: 'PK2', points: 200 }],
      owed: 20,
      ends: [{ at: new Date('2026-11-12T16:59:59Z'), points: 1120 }],
    }),
  );
  expect(others).toEqual([]);
  expect(page).toEqual([
    'Poku',
    'Laporan bulanan POKUPoin',
    'Oktober 2026 (01 Okt 2026 – 31 Okt 2026)',
    'Siti Rahma',
    '0812*****002',
    ...['Saldo awal', '1.000 poin', 'Raih', '+500 poin', 'Tukar', '-1.200 poin', 'Saldo akhir', '300 poin'],
    ...['Termasuk sedang diproses', '200 poin', 'Utang poin', '20 poin'],
    ...['Tanggal (WIB)', 'Keterangan', 'Nomor transaksi', 'Poin', 'Saldo'],
    ...['05/10/2026 10:30', 'Raih', 'RH20261005AAAAAAAA', '+500', '1.500', 'NusaPoin, Belanja'],
    ...['05/10/2026 10:30', 'Tukar', 'RH20261005AAAAAAAA', '-1.200', '300', 'Es Kopi, Kopi Serambi'],
    'Sedang diproses',
    ...['Tanggal (WIB)', 'Keterangan', 'Nomor transaksi', 'Poin'],
    ...['31/10/2026 23:00', 'Sedang diproses', 'PK2', '200', 'Pulsa, Telko'],
    'Akan hangus sampai 30 Nov 2026',
    ...['12 Nov 2026', '1.120 poin'],
    ...['Laporan POKUPoin Oktober 2026', 'Halaman 1 dari 1'],
  ]);
});

test('the document says its title and language to those who have it read aloud', async () => {
  const content = (await bytesOf(aStatement())).toString('latin1');
  expect(content).toContain('/Lang (id)');
  expect(content).toContain('/DisplayDocTitle true');
  expect(content).toContain('(Laporan POKUPoin Oktober 2026)');
});

test('a month that goes on says up to when', async () => {
  const period = periodOf('2026-11', createdAt);
  const [page = []] = await pagesOf(aStatement({ period, lines: [], sums: [], closing: 1000 }));
  expect(page).toContain('November 2026 (01 Nov 2026 – 26 Nov 2026, 17:00 WIB)');
  expect(page).not.toContain('Utang poin');
  expect(page).toContain('Tidak ada transaksi di bulan ini.');
  expect(page).toContain('Akan hangus sampai 31 Des 2026');
});

test('each page has the heads of the table and its number, and every movement stands once', async () => {
  const pages = await pagesOf(aStatement({ lines: many(50) }));
  expect(pages).toHaveLength(3);
  for (const [index, page] of pages.entries()) {
    expect(page.filter((text) => text === 'Nomor transaksi')).toHaveLength(1);
    expect(page.at(-1)).toBe(`Halaman ${index + 1} dari 3`);
  }
  const numbers = pages.flat().filter((text) => /^RH\d+$/.test(text));
  expect(numbers).toEqual(many(50).map(({ number }) => number));
});

test('long texts go on in further lines, and over pages, with nothing lost', async () => {
  const words = Array.from({ length: 900 }, (_, index) => `kata${index}`);
  const unbroken = 'W'.repeat(400);
  const lines = [aLine({ text: words.join(' ') }), aLine({ text: unbroken })];
  const pages = await pagesOf(aStatement({ lines }));
  const all = pages.flat();
  expect(all.filter((text) => text.startsWith('kata')).join(' ')).toBe(words.join(' '));
  expect(all.filter((text) => /^W+$/.test(text)).join('')).toBe(unbroken);
  expect(pages.length).toBeGreaterThan(2);
});

test.each([
  ['Siti 🎉 Rahma', 'Siti ? Rahma'],
  ['李小龍', '???'],
  ['👨‍👩‍👧', '?'],
  ['José Ğül “Ş”', 'José Gül “S”'],
  ['a\u202Eb\u0000\tc\n\nd', 'ab c d'],
  ['e\u0301', 'é'],
])('a name of any characters is printed: %s', async (name, printed) => {
  const [page = []] = await pagesOf(aStatement({ member: { name, phone: 'x' } }));
  expect(page.slice(3, 5)).toEqual([printed, '***']);
});

test('the same statement gives the same bytes', async () => {
  const statement = aStatement({ lines: many(40) });
  expect((await bytesOf(statement)).equals(await bytesOf(statement))).toBe(true);
});

test('many movements are written page by page', async () => {
  const parts = await statementPdf(aStatement({ lines: many(500) }), createdAt).toArray();
  expect(parts.length).toBeGreaterThan(20);
  expect(Math.max(...parts.map((part: Buffer) => part.length))).toBeLessThan(60_000);
});
