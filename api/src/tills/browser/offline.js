// @ts-check
/** Takes coupons while there is no network, and has Poku told of them once there is one. Codes and tokens are kept until then and logged nowhere. */
import {
  field,
  form,
  headOf,
  merchant,
  problem,
  refuse,
  sendButton,
  show,
  store,
  taken,
  valueOf,
} from './offline-view.js';
import { partOf } from './parts.js';
import { learnKeys, tell } from './tell-poku.js';
import { checkToken, isToken } from './till-token.js';

/** Longest wait for the till's service, which says whether there is a network. */
const LOOK_MS = 3_000;
/** Between two tries to tell. */
const AGAIN_MS = 30_000;

/** Whether the till's service answers. */
async function isReachable() {
  if (!navigator.onLine) return false;
  try {
    return (await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(LOOK_MS) })).ok;
  } catch {
    return false;
  }
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
