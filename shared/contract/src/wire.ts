/**
 * The wire: what travels between the browser and the API, in the specification's exact spelling
 * ([A] §3/§7, [C] §3/§7, D1). Points and rupiah are safe integers, times are ISO 8601 in UTC (D8).
 */
export * from './wire-envelope';
export * from './wire-access';
export * from './wire-registration';
export * from './wire-legacy';
export * from './wire-customer';
export * from './wire-settings';
export * from './wire-linkage';
export * from './wire-entry';
export * from './wire-catalogue';
export * from './wire-payment';
export * from './wire-sandbox';
export * from './wire-telemetry';
