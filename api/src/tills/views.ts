import { formatDay, formatTime, type Moment } from '@poku/domain/dates';
import type { RedemptionState } from '@poku/partner-protocol';
import { html, type Html } from '../partners/pages/html';
import { alertOf } from '../partners/pages/layout';
import { merchants, type Merchant } from './merchants';
import { hidden, nextLink, placeName } from './parts.views';

const merchantList = (channel: Merchant['channel']): Html => html`
  <ul class="list">
    ${merchants
      .filter((merchant) => merchant.channel === channel)
      .map(({ slug, name }) => html`<li><a href="/${slug}">${name}</a></li>`)}
  </ul>
`;

/** All merchants. */
export const listBody = (): Html => html`
  <h1>Kasir sandbox</h1>
  <p>Pilih merchant tempat kupon dipakai.</p>
  <h2>Kasir</h2>
  ${merchantList('till')}
  <h2>Toko online</h2>
  ${merchantList('online')}
`;

const facts = (
  merchant: Merchant,
  { coupon, store }: RedemptionState,
  what: string,
  at: Moment,
): Html => html`
  <dl>
    <div>
      <dt>Kupon</dt>
      <dd>${coupon.name}</dd>
    </div>
    <div>
      <dt>Merek</dt>
      <dd>${coupon.brand}</dd>
    </div>
    <div>
      <dt>${placeName(merchant)}</dt>
      <dd>${store}</dd>
    </div>
    <div>
      <dt>${what}</dt>
      <dd>${formatDay(at)} ${formatTime(at)}</dd>
    </div>
  </dl>
`;

/** What names a use in a form that takes it back; the code is for the till's own memory. */
interface VoidFields {
  token: string;
  reference: string;
  code: string;
}

const voidForm = ({ slug }: Merchant, { token, reference, code }: VoidFields, button: Html): Html => html`
  <form method="post" action="/${slug}/void">${hidden({ token, reference, code })} ${button}</form>
`;

/** What the script of the page remembers of it. */
const memory = ({ slug }: Merchant, code: string, { status }: RedemptionState): Html => html`
  <div id="standing" data-merchant="${slug}" data-code="${code}" data-status="${status}" hidden></div>
`;

/** How a use stands: it is done and can be taken back, or it was taken back. */
export function standingBody(
  merchant: Merchant,
  { token, code }: Omit<VoidFields, 'reference'>,
  use: RedemptionState,
): Html {
  if (use.status === 'voided')
    return html`
      ${memory(merchant, code, use)}
      <h1>Pemakaian dibatalkan</h1>
      <p>Kupon ini bisa dipakai lagi selama waktu kodenya belum habis.</p>
      ${facts(merchant, use, 'Dibatalkan', use.voidedAt)} ${nextLink(merchant, { store: use.store })}
    `;
  return html`
    ${memory(merchant, code, use)}
    <div class="done"><h1>Kupon terpakai</h1></div>
    ${facts(merchant, use, 'Waktu', use.usedAt)} ${nextLink(merchant, { store: use.store })}
    ${voidForm(merchant, { token, reference: use.reference, code }, html`<button class="quiet">Batalkan</button>`)}
    <p class="hint">Bisa dibatalkan sampai ${formatTime(use.voidableUntil)}.</p>
  `;
}

/** A use was not taken back. @param again the fields to try again with, when Poku did not answer */
export const notVoidedBody = (merchant: Merchant, problem: string, again?: VoidFields): Html => html`
  <h1>Belum dibatalkan</h1>
  ${alertOf(problem)} ${again && voidForm(merchant, again, html`<button>Coba lagi</button>`)}
  ${nextLink(merchant, { isQuiet: again !== undefined })}
`;

/** A page that is none. */
export const missingBody = (): Html => html`
  <h1>Halaman tidak ditemukan</h1>
  <p>Merchant ini tidak ada di sandbox.</p>
  <a class="button" href="/">Lihat semua kasir</a>
`;

/** A form that cannot be read, or a failure of the service. */
export const failedBody = (): Html => html`
  <h1>Ada yang salah</h1>
  <p role="alert">Halaman ini tidak bisa diproses. Buka kasirnya sekali lagi ya.</p>
  <a class="button" href="/">Lihat semua kasir</a>
`;
