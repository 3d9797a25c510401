/** `POST /loginauth` ([A] §4, D12). */
export interface WireLoginAuthRequest {
  /** The phone number in any form the domain rules accept. */
  msisdn: string;
  password: string;
  clientId: string;
  /** SHA-256 of the verifier as hex, base64 or base64url. */
  codeChallenge: string;
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

/** `POST /signout` ([A] §7). */
export interface WireSignOutRequest {
  clientId: string;
}

/** `POST /stepup`: the member who is in gives the password once more (D59, D60). By a code it is `/validateotp` for 'stepup'. */
export interface WireStepUpRequest {
  clientId?: string;
  password: string;
}
