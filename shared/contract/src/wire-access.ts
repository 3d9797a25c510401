import type { WireFlagText } from './wire-envelope';

/** `POST /loginauth` ([A] §4, D12). */
export interface WireLoginAuthRequest {
  /** The phone number in any form the domain rules accept. */
  msisdn: string;
  password: string;
  clientId: string;
  /** SHA-256 of the verifier as hex, base64 or base64url. */
  codeChallenge: string;
}

/** Answer of `POST /loginauth`; the code lives 60 s and works once (D12). */
export interface WireLoginAuthData {
  authorizationCode: string;
}

/** `POST /logintoken` ([A] §7). `password` is accepted for older clients, ignored and never logged (D12). */
export interface WireLoginTokenRequest {
  authorizationCode: string;
  /** 10 to 128 characters. */
  codeVerifier: string;
  clientId: string;
  grantType: string;
  password?: string;
}

/** Answer of `POST /logintoken`. The composed site drops the token: it has the cookie (D10). */
export interface WireLoginTokenData {
  accessToken: string;
  clientId: string;
}

/** `POST /signout` ([A] §7). */
export interface WireSignOutRequest {
  clientId: string;
}

/** Answer of `POST /signout`. */
export interface WireSignOutData {
  /** The partner's own address when the asking origin is a partner's, from its allow-list (D16); empty elsewhere. */
  callback_url: string;
}

/** Gender as the wire writes it ([A] §3): '0' male, '1' female. */
export type WireGender = WireFlagText;

/** `POST /stepup`: the member who is in gives the password once more (D59, D60). By a code it is `/validateotp` for 'stepup'. */
export interface WireStepUpRequest {
  clientId?: string;
  password: string;
}
