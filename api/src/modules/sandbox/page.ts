import { formatDay, formatTime } from '@poku/domain/dates';
import { toLocalPhone } from '@poku/domain/phone';
import { escapeHtml } from '../../http/html';
import type { MemberLine } from './repository';
import type { OutboxMessage } from './schema';

const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const cells = (...values: string[]): string => row(...values.map(escapeHtml));
const linkTo = (url: string | undefined, text = 'Buka'): string =>
  url === undefined ? '' : `<a href="${escapeHtml(url)}" rel="noreferrer">${text}</a>`;
const head = (...values: string[]): string =>
  `<tr>${values.map((value) => `<th>${value}</th>`).join('')}</tr>`;
const points = (value: number): string => new Intl.NumberFormat('id-ID').format(value);

/** What the page shows. */
export interface SandboxView {
  now: Date;
  members: MemberLine[];
  /** The partners with the page of their service, where their accounts, messages and fault switches are. */
  partners: { name: string; url: string }[];
  /** The page that lists the merchants' tills. */
  tillsUrl: string | undefined;
  /** The page of the billers, which lists what was ordered there. */
  billersUrl: string | undefined;
  messages: OutboxMessage[];
}

/** The sandbox page for a person: clock, fixture members, partners, tills and the newest messages. No script, no style file. */
export function sandboxPage({ now, members, partners, tillsUrl, billersUrl, messages }: SandboxView): string {
  const memberRows = members.map((one) =>
    cells(toLocalPhone(one.msisdn), one.name, points(one.points), one.partners ?? '–'),
  );
  const partnerRows = partners.map((one) => row(escapeHtml(one.name), linkTo(one.url)));
  const messageRows = messages.map((one) =>
    row(
      `${formatDay(one.sentAt)} ${formatTime(one.sentAt)}`,
      escapeHtml(toLocalPhone(one.to)),
      escapeHtml(one.otp ?? ''),
      linkTo(one.link),
      escapeHtml(one.text),
    ),
  );
  return `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox Poku</title></head>
<body>
<h1>Sandbox Poku</h1>
<p>Jam API: ${formatDay(now)} ${formatTime(now)}. Semua password: Rahasia123.</p>
<h2>Anggota</h2>
<table border="1" cellpadding="6">${head('Nomor HP', 'Nama', 'Poin', 'Partner')}${memberRows.join('')}</table>
<h2>Partner</h2>
<p>Akun, hubungan, pembayaran, mutasi, SMS dan gangguan setiap partner ada di halamannya sendiri.</p>
<table border="1" cellpadding="6">${head('Partner', 'Halaman')}${partnerRows.join('')}</table>
<h2>Merchant</h2>
<p>Kupon dipakai di kasir atau toko online merchant: ${linkTo(tillsUrl, 'Kasir')}</p>
<h2>Biller</h2>
<p>Paket prabayar dikirim, atau digagalkan, di biller: ${linkTo(billersUrl, 'Daftar isi ulang')}</p>
<h2>Pesan keluar</h2>
<table border="1" cellpadding="6">${head('Waktu', 'Kepada', 'OTP', 'Link', 'Isi')}${messageRows.join('')}</table>
<p>Muat ulang halaman ini untuk melihat pesan terbaru.</p>
</body>
</html>`;
}
