/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { text } from 'node:stream/consumers';
import { agusId, dewiPhone, startTestApi, type TestApi } from '../../testing/api';
import { addBurn, addEarn } from '../../testing/history';
import { createHistoryFileService } from './file.service';

/** Nothing is narrowed. */
const all = { from: null, to: null, status: null, kind: null, partnerId: null };
let api: TestApi;
let token: string;
let memberId: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.login(dewiPhone);
  const { sql } = await import('drizzle-orm');
  const { db } = api.deps;
  const [row] = await db.rows<{ id: string }>(sql`
    select id from member where msisdn = ${`+62${dewiPhone.slice(1)}`}`);
  memberId = row?.id ?? '';
  const earn = (number: string, description: string, more = {}) =>
    addEarn(db, memberId, { number, at: '2026-03-01T17:04:59Z', description, ...more });
  await earn('E1', 'Makan; minum', { points: 1500 });
  await earn('E2', 'Kelas "pagi"', { status: 1 });
  await earn('E3', 'baris satu\nbaris dua\r\nbaris tiga');
  await earn('E4', '=1+1');
  await earn('E5', '@SUM(A1)');
  await addBurn(db, memberId, { number: 'B1', at: '2026-03-02T01:00:00Z', legs: { '0': 100, '3': 200 } });
  await addBurn(db, memberId, { number: 'B2', at: '2026-03-03T01:00:00Z', state: 'paying' });
});
afterAll(() => api.close());

/** Cells by line, as RFC 4180 has them, parted by `;`. */
function readCsv(content: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of content.matchAll(
    /(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r\n|$)/gy,
  )) {
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
    if (end === '') break;
  }
  return lines.slice(0, -1);
}

const download = async (path: string, by = token) => {
  const answer = await fetch(`${api.origin}/${path}`, { headers: { authorization: `Bearer ${by}` } });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { answer, bytes, content: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
};

test('a file of earns has a line for each, newest first, in a form that spreadsheets read', async () => {
  const { answer, content } = await download(`customerearncsv/${memberId}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(content.startsWith('\uFEFFTanggal;')).toBe(true);
  expect(readCsv(content.slice(1))).toEqual([
    ['Tanggal', 'Jam (WIB)', 'Nomor transaksi', 'Partner', 'Keterangan', 'Poin', 'Status'],
    ['2026-03-02', '00:04', 'E5', 'NusaPoin', "'@SUM(A1)", '100', 'Berhasil'],
    ['2026-03-02', '00:04', 'E4', 'NusaPoin', "'=1+1", '100', 'Berhasil'],
    ['2026-03-02', '00:04', 'E3', 'NusaPoin', 'baris satu\nbaris dua\r\nbaris tiga', '100', 'Berhasil'],
    ['2026-03-02', '00:04', 'E2', 'NusaPoin', 'Kelas "pagi"', '0', 'Gagal'],
    ['2026-03-02', '00:04', 'E1', 'NusaPoin', 'Makan; minum', '1500', 'Berhasil'],
  ]);
});

test('a file of burns says what each source paid', async () => {
  const { content } = await download(`customerburncsv/${memberId}?status=success`);
  const [header, line, ...rest] = readCsv(content.slice(1));
  expect(header?.slice(3)).toEqual(['Kupon', 'Merek', 'Jumlah', 'Poin', 'Status', 'Sumber poin']);
  expect(line?.slice(0, 3)).toEqual(['2026-03-02', '08:00', 'B1']);
  expect(line?.slice(4)).toEqual(['Kopi Serambi', '1', '300', 'Berhasil', 'POKUPoin 100, DompetNusa 200']);
  expect(rest).toEqual([]);
});

test('a file is named by the day in Jakarta, and its bytes begin with the mark of UTF-8', async () => {
  const untilEvening = new Date('2031-11-20T18:30:00Z').getTime() - Date.now();
  api.deps.clock.advance(untilEvening);
  token = await api.login(dewiPhone);
  const earned = await download(`customerearncsv/${memberId}`);
  const burned = await download(`customerburncsv/${memberId}`);
  api.deps.clock.reset();
  token = await api.login(dewiPhone);
  expect(earned.answer.headers.get('content-disposition')).toBe(
    'attachment; filename="poku-riwayat-raih-2031-11-21.csv"',
  );
  expect(burned.answer.headers.get('content-disposition')).toBe(
    'attachment; filename="poku-riwayat-tukar-2031-11-21.csv"',
  );
  expect([...earned.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('a filter that lets nothing through leaves the header alone', async () => {
  const { content } = await download(`customerearncsv/${memberId}?from=2020-01-01&to=2020-01-02`);
  expect(readCsv(content.slice(1))).toHaveLength(1);
});

test('a file that is read in many parts has every row once, and no more than the most', async () => {
  const linesOf = async (size: { rowsMax: number; rowsAtOnce: number }) => {
    const { content } = await createHistoryFileService(api.deps, size).burns(agusId, all);
    return (await text(content)).split('\r\n');
  };
  const whole = await linesOf({ rowsMax: 1000, rowsAtOnce: 1000 });
  expect(whole).toHaveLength(1 + 25 + 1);
  for (const rowsAtOnce of [1, 5, 7, 25, 26]) {
    expect(await linesOf({ rowsMax: 1000, rowsAtOnce })).toEqual(whole);
    expect(await linesOf({ rowsMax: 12, rowsAtOnce })).toEqual([...whole.slice(0, 13), '']);
  }
});

test('a file is for the member alone', async () => {
  for (const path of [`customerearncsv/${memberId}`, `customerburncsv/${memberId}`]) {
    expect((await fetch(`${api.origin}/${path}`)).status).toBe(401);
    const other = await download(path, await api.login());
    expect(JSON.parse(other.content)).toMatchObject({ responseCode: 204 });
  }
});

test('a database that fails is answered as a failure, and not as half a file', async () => {
  const rows = () => Promise.reject(new Error('no database'));
  const files = createHistoryFileService({ ...api.deps, db: { ...api.deps.db, rows } });
  await expect(files.earns(memberId, all)).rejects.toThrow('no database');
});
