import type { wire } from '@poku/contract';

/** An answer of `GET /v1/check_redirect`: Rina, whose account is not linked with NusaPoin yet (D58). */
export function anEntry(overrides: Partial<wire.WirePartnerEntryData> = {}): wire.WirePartnerEntryData {
  return {
    customer_status: 'existing',
    email: 'rina@contoh.id',
    email_verify: '1',
    msisdn: '+6281200000005',
    name: 'Rina Puspita',
    identity_key: 'email',
    poku_auth_code: null,
    client_id: 'poku-nusapoin',
    partnerId: '2',
    partnerName: 'NusaPoin',
    callback_url: 'https://nusapoin.example/app/dashboard',
    expires_in: 600,
    partner_auth_code: null,
    message: 'OK',
    responseCode: 200,
    ...overrides,
  };
}
