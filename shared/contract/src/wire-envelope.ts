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

/** What a 400 answer carries: the field of the request that is wrong (D5). */
export interface WireFieldError {
  field: string;
}
