import { fixture } from './fixture';

/** An answer of `GET /v1/check_redirect`: Rina, whose account is not linked with NusaPoin yet (D58). */
export const anEntry = fixture(() => ({
  customer_status: 'existing' as 'new' | 'existing' | 'linkage',
  email: 'rina@contoh.id',
  email_verify: '1' as '0' | '1',
  msisdn: '+6281200000005',
  name: 'Rina Puspita',
  identity_key: 'email' as 'phone' | 'email',
  poku_auth_code: null as { authorizationCode: string } | null,
  client_id: 'poku-nusapoin',
  partnerId: '2',
  partnerName: 'NusaPoin',
  callback_url: 'https://nusapoin.example/app/dashboard',
  expires_in: 600,
  partner_auth_code: null,
  message: 'OK',
  responseCode: 200,
}));
export type WirePartnerEntryData = ReturnType<typeof anEntry>;
