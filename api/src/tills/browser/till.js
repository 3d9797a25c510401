// @ts-check
/** What the page of a till runs: the camera, and taking coupons while there is no network. */
import './offline.js';
import './scanner.js';
