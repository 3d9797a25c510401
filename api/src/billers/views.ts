import { formatDay, formatTime } from '@poku/domain/dates';
import { toLocalPhone } from '@poku/domain/phone';
import { table } from '../partners/pages/home-rows';
import { html, type Html } from '../partners/pages/html';
import type { Biller } from './billers';
import type { BookLine } from './repository';

const states: Readonly<Record<BookLine['state'], string>> = {
  accepted: 'Diterima',
  pending: 'Menunggu operator',
  delivered: 'Terkirim',
  failed: 'Gagal',
  cancelled: 'Dibatalkan Poku',
};

const decisions = ({ slug }: Pick<Biller, 'slug'>, { reference }: BookLine): Html => html`
  <form method="post" action="/${slug}/decide">
    <input type="hidden" name="reference" value="${reference}" />
    <label><input type="checkbox" name="tell" value="1" checked />Beri tahu Poku</label>
    <button name="outcome" value="delivered">Kirim</button>
    <button name="outcome" value="failed" class="quiet">Gagalkan</button>
  </form>
`;

const row = (biller: Pick<Biller, 'slug'>, line: BookLine): Html => html`
  <tr>
    <td>${formatDay(line.ordered_at)} ${formatTime(line.ordered_at)}</td>
    <td>${line.number === '' ? '–' : toLocalPhone(line.number)}</td>
    <td>${line.product === '' ? '–' : line.product}</td>
    <td>${states[line.state]}</td>
    <td>
      ${line.state === 'accepted' || line.state === 'pending' ? decisions(biller, line) : (line.serial ?? line.reason ?? '–')}
    </td>
  </tr>
`;

/** The newest top-ups of a biller, and what a person can do with each. */
export const bookBody = (biller: Pick<Biller, 'slug' | 'name'>, lines: readonly BookLine[]): Html => html`
  <h1>Isi ulang di ${biller.name}</h1>
  <p>
    Akhir nomor menentukan jalannya: 9001 gagal, 9002 terkirim setelah 8 detik, 9003 terkirim tanpa memberi
    tahu Poku, 9004 menunggu kamu di halaman ini. Nomor lain terkirim setelah 1 detik.
  </p>
  ${
    lines.length === 0
      ? html`<p>Belum ada isi ulang.</p>`
      : table(
          'Daftar isi ulang',
          ['Waktu', 'Nomor', 'Paket', 'Status', 'Nomor seri atau tindakan'],
          lines.map((line) => row(biller, line)),
        )
  }
  <a class="button quiet" href="/${biller.slug}">Muat ulang</a>
`;

/** All billers. */
export const listBody = (billers: readonly Biller[]): Html => html`
  <h1>Biller sandbox</h1>
  <ul class="list">
    ${billers.map(({ slug, name }) => html`<li><a href="/${slug}">${name}</a></li>`)}
  </ul>
`;

/** A page that is none, or a form that cannot be read. */
export const failedBody = (text: string): Html => html`
  <h1>Ada yang salah</h1>
  <p role="alert">${text}</p>
  <a class="button" href="/">Lihat semua biller</a>
`;
