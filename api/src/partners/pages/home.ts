import { formatDay, formatNumber, formatTime, toLocalPhone } from '@poku/shared/domain';
import type { AccountRow } from '../accounts/repository';
import type { Brand } from '../brands';
import type { LinkRow } from '../links/repository';
import type { PartnerFaults } from '../../protocol/messages';
import { html, type Html } from './html';

/** What the front page shows of one partner. */
export interface PartnerOverview {
  brand: Brand;
  appUrl: string | undefined;
  accounts: readonly AccountRow[];
  links: readonly LinkRow[];
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

const table = (name: string, heads: readonly string[], rows: readonly Html[]): Html => html`
  <div class="wide" tabindex="0" role="region" aria-label="${name}">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>
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
    ${box('refuse', 'Menolak semua hubungan', faults.refuse)} ${box('down', 'Mati', faults.down)}
    ${box('badSignature', 'Tanda tangan kabar salah', faults.badSignature)}
    <button>Simpan gangguan</button>
  </form>
`;

const linkRow =
  (slug: string) =>
  ({ reference, subject, status, reason }: LinkRow): Html => html`
    <tr>
      <td>${reference}</td>
      <td>${subject ?? ''}</td>
      <td>${reason === null ? status : `${status} (${reason})`}</td>
      <td>
        ${
          status === 'active'
            ? html`<form method="post" action="/${slug}/sandbox/links/${encodeURIComponent(reference)}/end">
                <button class="quiet">Putuskan</button>
              </form>`
            : undefined
        }
      </td>
    </tr>
  `;

const accountRow =
  (slug: string) =>
  ({ holder, subject, msisdn, balance_units }: AccountRow): Html => html`
    <tr>
      <td>${holder}</td>
      <td>${subject}</td>
      <td>${toLocalPhone(msisdn)}</td>
      <td>
        <form class="row" method="post" action="/${slug}/sandbox/accounts/${encodeURIComponent(subject)}">
          <input
            name="balanceUnits"
            type="number"
            min="0"
            aria-label="Saldo ${holder}, sekarang ${formatNumber(balance_units)}"
            value="${balance_units}"
          />
          <button class="quiet">Ubah</button>
        </form>
      </td>
    </tr>
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
      <h3>Akun</h3>
      ${table(`Akun ${name}`, ['Nama', 'Akun', 'Nomor HP', 'Saldo'], one.accounts.map(accountRow(slug)))}
      <h3>Gangguan</h3>
      ${switches(one)}
    </section>
  `;
};
