import { html, type Html } from '../partners/pages/html';
import { alertOf } from '../partners/pages/layout';
import type { Merchant } from './merchants';
import { TILL_TOKEN_CHARS } from '@poku/partner-protocol';
import { hidden, nextLink, placeName } from './parts.views';

/** Heading of a merchant's page. */
const titleOf = ({ channel, name }: Merchant): string =>
  channel === 'till' ? `Kasir ${name}` : `Toko online ${name}`;

/** The form of a use, as it is shown. */
export interface UseForm {
  token: string;
  reference: string;
  store: string;
  code: string;
  problem?: string | undefined;
  /** Whether this use was sent and not answered: it can only be sent again, unchanged. */
  isSent?: boolean;
}

function storeField(merchant: Merchant, { store, isSent }: UseForm): Html {
  const { stores } = merchant;
  if (stores.length === 1 || isSent)
    return html`<p>${placeName(merchant)}: <strong>${store}</strong></p>
      ${hidden({ store })}`;
  return html`<label for="store">${placeName(merchant)}</label>
    <select id="store" name="store">
      ${stores.map((one) => (one === store ? html`<option selected>${one}</option>` : html`<option>${one}</option>`))}
    </select>`;
}

const camera = html`
  <div id="camera" hidden>
    <video id="video" playsinline muted aria-label="Gambar dari kamera"></video>
    <p class="hint" role="status">Arahkan kamera ke kode di layar pelanggan.</p>
    <button type="button" class="quiet" id="close">Tutup kamera</button>
  </div>
  <p role="alert" id="camera-problem" hidden></p>
`;

const offline = html`
  <p role="alert" id="offline-problem" hidden></p>
  <p class="network" id="network" role="status" hidden>
    Tanpa jaringan. Pindai kode QR pelanggan untuk menerima kupon.
  </p>
  <div class="done" id="taken" tabindex="-1" hidden>
    <h2>Kupon diterima, dikirim saat jaringan kembali</h2>
    <p id="taken-what"></p>
  </div>
  <div id="refusals"></div>
  <div class="done" id="sent" role="status" hidden></div>
`;
const waiting = html`
  <section id="waiting" aria-labelledby="waiting-head" hidden>
    <h2 id="waiting-head">Menunggu dikirim</h2>
    <ul id="waiting-list"></ul>
    <button type="button" class="quiet" id="send">Kirim sekarang</button>
  </section>
`;

/** Whether the form of a use has the button of the camera. */
export const hasCamera = ({ channel }: Merchant, { isSent }: Pick<UseForm, 'isSent'>): boolean =>
  channel === 'till' && !isSent;

/** The form that uses a coupon. */
export function useBody(merchant: Merchant, form: UseForm): Html {
  const { token, reference, code, problem, isSent } = form;
  const isWrong = problem !== undefined && !isSent;
  return html`
    <h1>${titleOf(merchant)}</h1>
    ${alertOf(problem)} ${hasCamera(merchant, form) ? offline : undefined}
    <form
      method="post"
      action="/${merchant.slug}"
      id="use"
      data-merchant="${merchant.slug}"
      data-name="${merchant.name}"
    >
      ${hidden({ token })}
      <input type="hidden" name="reference" id="reference" value="${reference}" />
      ${storeField(merchant, form)}
      <label for="code">Kode kupon</label>
      <input
        class="code"
        id="code"
        name="code"
        value="${code}"
        maxlength="${TILL_TOKEN_CHARS}"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        enterkeyhint="done"
        aria-describedby="code-hint${problem === undefined ? '' : ' problem'}"
        aria-invalid="${isWrong ? 'true' : 'false'}"
        ${isSent ? html`readonly` : undefined}
      />
      <p class="hint" id="code-hint">Huruf kecil, spasi dan tanda hubung tidak apa-apa.</p>
      <button>${isSent ? 'Coba lagi' : 'Pakai kupon'}</button>
      ${hasCamera(merchant, form) ? html`<button type="button" class="quiet" id="scan" hidden>Pindai kode</button>` : undefined}
    </form>
    ${hasCamera(merchant, form) ? html`${camera} ${waiting}` : undefined}
    ${isSent ? nextLink(merchant, { store: form.store, isQuiet: true }) : undefined}
  `;
}
