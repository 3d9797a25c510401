/**
 * What pages see. The API client maps the specification's wire fields (`wire.ts`) to these and nothing else
 * knows the wire spelling. Points are whole points, rupiah whole rupiah, times ISO 8601 in UTC (D8).
 */

export * from './models-account';
export * from './models-catalogue';
export * from './models-coupons';
export * from './models-help';
export * from './models-history';
export * from './models-linkage';
export * from './models-payment';
export * from './models-points';

/** Page of a list: `page` from 1, `perPage` 1 to 100 (D52). */
export interface PageRequest {
  readonly page: number;
  readonly perPage: number;
}
