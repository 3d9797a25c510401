/**
 * Every delay, debounce, limit and scale of the specifications, named with its unit.
 * `Ms` milliseconds, `S` seconds, `Chars` characters, `Points` whole points, `Px` CSS pixels.
 */
export * from './access';
export * from './catalogue';
export * from './codes';
export * from './coupons';
export * from './forms';
export * from './linkage';
export * from './messages';
export * from './offline';
export * from './payment';
export * from './points';
export * from './reports';
export * from './transport';
export * from './time';
