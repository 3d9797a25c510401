// @ts-check
/** Takes coupons while there is no network, and tells Poku of them once there is one. Codes and tokens are kept until then and logged nowhere. */
import { partOf } from './parts.js';
import { openTillStore } from './till-store.js';
import { checkToken, isToken } from './till-token.js';

/** Longest wait for the till's service, which says whether there is a network. */
const LOOK_MS = 3_000;
/** Longest wait for its answer to a use; it waits for Poku itself. */
const ANSWER_MS = 8_000;
/** Between two tries to tell. */
const AGAIN_MS = 30_000;

const form = partOf('use', HTMLFormElement);
const field = partOf('code', HTMLInputElement);
const problem = partOf('offline-problem', HTMLElement);
const network = partOf('network', HTMLElement);
const taken = partOf('taken', HTMLElement);
const waiting = partOf('waiting', HTMLElement);
const refusals = partOf('refusals', HTMLElement);
const sent = partOf('sent', HTMLElement);
const sendButton = partOf('send', HTMLButtonElement);

const merchant = form.dataset.merchant ?? '';
const store = openTillStore(localStorage, merchant);

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

/** @param {string} id of a field of the form */
const valueOf = (id) => {
  const value = new FormData(form).get(id);
  return typeof value === 'string' ? value : '';
};

/** @param {string} at ISO 8601 */
const timeOf = (at) =>
  `${new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Jakarta' })}\u00a0WIB`;

/**
 * @param {string} tag
 * @param {(Node | string)[]} inside
 */
function element(tag, ...inside) {
  const made = document.createElement(tag);
  made.append(...inside);
  return made;
}

/** @param {{ name: string, takenAt: string }} use */
const headOf = ({ name, takenAt }) => element('strong', `${name}, ${timeOf(takenAt)}`);

/** Shows what is kept, and whether there is a network. */
function show() {
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

/** Whether the till's service answers. */
async function isReachable() {
  if (!navigator.onLine) return false;
  try {
    return (await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(LOOK_MS) })).ok;
  } catch {
    return false;
  }
}

/** Says why it cannot go on. @param {keyof typeof TEXTS} why */
function refuse(why) {
  taken.hidden = true;
  problem.textContent = TEXTS[why];
  problem.hidden = false;
  // Nobody corrects a token by hand.
  if (isToken(field.value)) field.value = '';
  field.focus();
}

/** Takes the coupon of the form without asking Poku. */
async function take() {
  const token = field.value.trim();
  const { keys, taken: before } = store.read();
  const nowMs = Date.now();
  if (isToken(token) && keys.length === 0) return refuse('unready');
  const looked = await checkToken(token, { merchant, keys, nowMs });
  if ('problem' in looked) return refuse(looked.problem);
  const { c: code, n: name, b: brand } = looked.claims;
  if (code in before) return refuse('taken');
  const takenAt = new Date(nowMs).toISOString();
  const use = {
    reference: valueOf('reference'),
    store: valueOf('store'),
    token,
    takenAt,
    name: name || brand || 'Kupon',
  };
  store.take(use, code);
  // A reference names one use.
  partOf('reference', HTMLInputElement).value = crypto.randomUUID();
  field.value = '';
  problem.hidden = true;
  partOf('taken-what', HTMLElement).replaceChildren(headOf(use));
  taken.hidden = false;
  taken.focus();
  show();
}

let isSending = false;

/** Tells Poku of what waits, the oldest first, until nobody answers. */
async function tell() {
  if (isSending || store.read().waiting.length === 0) return;
  isSending = true;
  sent.replaceChildren();
  sent.hidden = true;
  try {
    for (const { name, ...use } of store.read().waiting) {
      const answer = await fetch(`/${merchant}/offline`, {
        method: 'POST',
        body: new URLSearchParams({ ...use, token: valueOf('token'), coupon: use.token }),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      // Below 500 it is this page that is wrong, and only a new one can send.
      if (!answer.ok) return answer.status < 500 ? refuse('stale') : undefined;
      /** @type {{ isUsed: boolean, text: string }} */
      const { isUsed, text } = await answer.json();
      const { reference, takenAt } = use;
      store.settle(reference, isUsed ? undefined : { reference, name, takenAt, text });
      taken.hidden = true;
      if (isUsed) sent.append(element('p', headOf({ name, takenAt }), element('br'), text));
      sent.hidden = sent.childElementCount === 0;
      show();
    }
  } catch {
    // There is still no network: it stays, and is told later.
  } finally {
    isSending = false;
  }
}

/** Poku's keys, for the next time without a network; those of before stay when nobody answers. */
async function learnKeys() {
  try {
    const answer = await fetch(`/${merchant}/keys`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (answer.ok) store.keepKeys((await answer.json()).keys);
  } catch {
    // There is no network.
  }
}

let isBusy = false;
form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (isBusy) return;
  isBusy = true;
  document.getElementById('problem')?.remove();
  void (async () => {
    try {
      // This sends the form without this listener.
      if (await isReachable()) form.submit();
      else await take();
    } finally {
      isBusy = false;
    }
  })();
});

function handleNetwork() {
  show();
  if (!navigator.onLine) return;
  void learnKeys();
  void tell();
}
addEventListener('online', handleNetwork);
addEventListener('offline', handleNetwork);
addEventListener('storage', show);
sendButton.addEventListener('click', () => {
  problem.hidden = true;
  void tell().then(() => {
    if (problem.hidden && store.read().waiting.length > 0) refuse('unsent');
  });
});
setInterval(() => void tell(), AGAIN_MS);
handleNetwork();
