/** The body of every answer (D5). `responseCode` is sent as a number; readers accept a string too. */
export interface WireEnvelope<T = undefined> {
  responseCode: number;
  /** A sentence for the member, in Indonesian. */
  message: string;
  data?: T;
}

/** Yes or no as a flag number, as `linkable` and `linked` use it ([A] §3). */
export type WireFlag = 0 | 1;

/** Yes or no as a flag string, as `emailVerify` uses it ([A] §3): '1' yes, '0' no. */
export type WireFlagText = '0' | '1';

/** Query of the paged reads ([C] §7, D52): `page` from 1 (default 1), `perPage` 1 to 100 (default 5). */
export interface WirePageQuery {
  page?: number;
  perPage?: number;
}

/** One page of a list (D52). 'Load more' shows while `data` came back full. */
export interface WirePage<T> {
  data: T[];
  page: number;
  perPage: number;
  /** Number of rows on all pages. */
  total: number;
}

/** What a 400 answer carries: the field of the request that is wrong (D5). */
export interface WireFieldError {
  field: string;
}
