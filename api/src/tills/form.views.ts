import { html, type Html } from '../partners/pages/html';
import { alertOf } from '../partners/pages/layout';
import type { Merchant } from './merchants';
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

/** Whether the form of a use has the button of the camera. */
export const hasCamera = ({ channel }: Merchant, { isSent }: Pick<UseForm, 'isSent'>): boolean =>
  channel === 'till' && !isSent;

/** The form that uses a coupon. */
export function useBody(merchant: Merchant, form: UseForm): Html {
  const { token, reference, code, problem, isSent } = form;
  const isWrong = problem !== undefined && !isSent;
  return html`
    <h1>${titleOf(merchant)}</h1>
    ${alertOf(problem)}
    <form method="post" action="/${merchant.slug}" id="use">
      ${hidden({ token, reference })} ${storeField(merchant, form)}
      <label for="code">Kode kupon</label>
      <input
        class="code"
        id="code"
        name="code"
        value="${code}"
        maxlength="128"
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
    ${hasCamera(merchant, form) ? camera : undefined}
    ${isSent ? nextLink(merchant, { store: form.store, isQuiet: true }) : undefined}
  `;
}
