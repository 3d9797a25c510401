// @ts-check
/** Remembers a use that the till made with a network, so that it takes the coupon no second time without one; forgets one that was taken back. */
import { partOf } from './parts.js';
import { openTillStore } from './till-store.js';

const { merchant = '', code = '', status } = partOf('standing', HTMLElement).dataset;
const store = openTillStore(localStorage, merchant);
if (status === 'used') store.know(code, Date.now());
else store.forget(code);
