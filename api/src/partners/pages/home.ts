import { formatDay, formatTime } from '@poku/domain/dates';
import { toLocalPhone } from '@poku/domain/phone';
import type { PartnerFaults } from '@poku/partner-protocol';
import type { AccountRow } from '../accounts/repository';
import type { Brand } from '../brands';
import type { DebitRow } from '../debits/repository';
import type { LinkRow } from '../links/repository';
import type { MovementRow } from '../movements/repository';
import type { PaymentRow } from '../payments/repository';
import { accountRow, linkRow, movementRow, purchaseRow, table } from './home-rows';
import { html, type Html } from './html';

/** What the front page shows of one partner. */
export interface PartnerOverview {
  brand: Brand;
  appUrl: string | undefined;
  shopUrl: string;
  accounts: readonly AccountRow[];
  links: readonly LinkRow[];
  /** Debits of a loyalty programme, or payments of an e-wallet. */
  purchases: readonly (DebitRow | PaymentRow)[];
  movements: readonly MovementRow[];
  messages: readonly { to: string; text: string; otp: string; sentAt: string }[];
  faults: PartnerFaults;
}

const options = (values: readonly string[], chosen: string): Html[] =>
  values.map((value) =>
    value === chosen ? html`<option selected>${value}</option>` : html`<option>${value}</option>`,
  );

const box = (name: string, label: string, isOn: boolean): Html => html`
  <label class="check">
    <input type="checkbox" name="${name}" value="on" ${isOn ? html`checked` : undefined} />
    <span>${label}</span>
  </label>
`;

const switches = ({ brand: { slug }, faults }: PartnerOverview): Html => html`
  <form method="post" action="/${slug}/sandbox/switches">
    <label for="latency-${slug}">Jawaban terlambat (ms)</label>
    <input
      id="latency-${slug}"
      name="latencyMs"
      type="number"
      min="0"
      max="60000"
      value="${faults.latencyMs}"
    />
    <label for="timeout-${slug}">Tidak menjawab</label>
    <select id="timeout-${slug}" name="timeout">
      ${options(['none', 'before', 'after'], faults.timeout)}
    </select>
    <label for="events-${slug}">Kabar ke Poku</label>
    <select id="events-${slug}" name="events">
      ${options(['once', 'twice', 'replayed', 'early', 'held'], faults.events)}
    </select>
    ${box('refuse', 'Menolak hubungan, kode dan pembayaran', faults.refuse)}
    ${box('down', 'Mati', faults.down)}
    ${box('badSignature', 'Tanda tangan kabar salah', faults.badSignature)}
    <button>Simpan gangguan</button>
  </form>
`;

/** One partner on the front page. */
export const overviewOf = (one: PartnerOverview): Html => {
  const { slug, name } = one.brand;
  return html`
    <section>
      <h2>${name}</h2>
      ${
        one.appUrl === undefined
          ? undefined
          : html`<p><a href="${one.appUrl}">Aplikasi ${name}: masuk ke Poku dari partner</a></p>`
      }
      <p><a href="${one.shopUrl}">Belanja di ${name}</a></p>
      <h3>SMS dari ${name}</h3>
      ${table(
        `SMS dari ${name}`,
        ['Waktu', 'Kepada', 'Kode', 'Isi'],
        one.messages.map(
          ({ sentAt, to, otp, text }) => html`
            <tr>
              <td>${formatDay(sentAt)} ${formatTime(sentAt)}</td>
              <td>${toLocalPhone(to)}</td>
              <td>${otp}</td>
              <td>${text}</td>
            </tr>
          `,
        ),
      )}
      <h3>Hubungan dengan Poku</h3>
      ${table(`Hubungan ${name}`, ['Nomor', 'Akun', 'Keadaan', 'Tindakan'], one.links.map(linkRow(slug)))}
      <h3>Pembayaran lewat Poku</h3>
      ${table(`Pembayaran ${name}`, ['Nomor', 'Akun', 'Jumlah', 'Keadaan'], one.purchases.map(purchaseRow))}
      <h3>Mutasi</h3>
      ${table(`Mutasi ${name}`, ['No.', 'Waktu', 'Nomor', 'Akun', 'Jumlah'], one.movements.map(movementRow))}
      <h3>Akun</h3>
      ${table(`Akun ${name}`, ['Nama', 'Akun', 'Nomor HP', 'Saldo'], one.accounts.map(accountRow(slug)))}
      <h3>Gangguan</h3>
      ${switches(one)}
    </section>
  `;
};
