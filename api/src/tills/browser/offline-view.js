// @ts-check
/** What the page of a till shows of the coupons that it took without a network. */
import { partOf } from './parts.js';
import { openTillStore } from './till-store.js';
import { isToken } from './till-token.js';

/** Parts of the page: the form and its code; what went wrong; what was just taken; what Poku was told; the button that tells it. */
export const form = partOf('use', HTMLFormElement);
export const field = partOf('code', HTMLInputElement);
export const problem = partOf('offline-problem', HTMLElement);
const network = partOf('network', HTMLElement);
export const taken = partOf('taken', HTMLElement);
const waiting = partOf('waiting', HTMLElement);
const refusals = partOf('refusals', HTMLElement);
export const sent = partOf('sent', HTMLElement);
export const sendButton = partOf('send', HTMLButtonElement);

/** Slug of the merchant, and what its till keeps. */
export const merchant = form.dataset.merchant ?? '';
export const store = openTillStore(localStorage, merchant);

/** @type {Record<import('./till-token.js').Problem | 'taken' | 'unready' | 'stale' | 'unsent', string>} */
const TEXTS = {
  'no-token':
    'Tanpa jaringan, kode ini belum bisa diterima. Minta pelanggan membuka Tampilkan ke kasir, lalu pindai kode QR-nya.',
  forged: 'Kode QR ini bukan dari Poku.',
  'other-merchant': `Kupon ini bukan untuk ${form.dataset.name ?? ''}.`,
  expired: 'Waktu kode QR ini sudah habis. Minta pelanggan membuka Tampilkan ke kasir sekali lagi.',
  clock: 'Jam perangkat ini salah. Betulkan dulu jamnya ya.',
  taken: 'Kupon ini sudah diterima di kasir ini.',
  unsent: 'Belum terkirim. Kupon tetap tersimpan di sini. Coba lagi nanti ya.',
  stale: 'Muat ulang halaman ini untuk mengirim kupon yang menunggu.',
  unready: 'Kasir ini belum siap tanpa jaringan. Sambungkan dulu ke jaringan ya.',
};

/** What a field of the form has; empty without that field. @param {string} id its name */
export const valueOf = (id) => {
  const value = new FormData(form).get(id);
  return typeof value === 'string' ? value : '';
};

/** @param {string} at ISO 8601 */
const timeOf = (at) =>
  `${new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Jakarta' })}\u00a0WIB`;

/**
 * Makes an element with text or elements inside.
 * @param {string} tag
 * @param {(Node | string)[]} inside
 */
export function element(tag, ...inside) {
  const made = document.createElement(tag);
  made.append(...inside);
  return made;
}

/** What was taken, and when. @param {{ name: string, takenAt: string }} use */
export const headOf = ({ name, takenAt }) => element('strong', `${name}, ${timeOf(takenAt)}`);

/** Shows what is kept, and whether there is a network. */
export function show() {
  const kept = store.read();
  network.hidden = navigator.onLine;
  sendButton.hidden = !navigator.onLine;
  waiting.hidden = kept.waiting.length === 0;
  partOf('waiting-list', HTMLElement).replaceChildren(
    ...kept.waiting.map((use) => element('li', headOf(use))),
  );
  refusals.replaceChildren(
    ...kept.refusals.map((refusal) => {
      const read = element('button', 'Oke, sudah dicatat');
      read.setAttribute('type', 'button');
      read.className = 'quiet';
      read.addEventListener('click', () => {
        store.forgetRefusal(refusal.reference);
        show();
        field.focus();
      });
      const said = element('div', element('p', headOf(refusal), element('br'), refusal.text), read);
      said.setAttribute('role', 'alert');
      return said;
    }),
  );
}

/** Says why it cannot go on. @param {keyof typeof TEXTS} why */
export function refuse(why) {
  taken.hidden = true;
  problem.textContent = TEXTS[why];
  problem.hidden = false;
  // Nobody corrects a token by hand.
  if (isToken(field.value.trim())) field.value = '';
  field.focus();
}
