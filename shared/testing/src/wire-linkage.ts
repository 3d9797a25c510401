import type { wire } from '@poku/contract';

/** The answer of `GET /datashareloyalty/{clientId}`: the consent of the moment, and none given yet. */
export function aDataShare(overrides: Partial<wire.WireDataShare> = {}): wire.WireDataShare {
  return {
    version: '2026-11',
    text: 'Saya setuju Poku dan {partner} saling berbagi data saya.',
    scope: ['phone', 'balance'],
    consents: [],
    ...overrides,
  };
}

/** A consent that stands: RumahNet, since 21 November 2026. */
export function aConsent(overrides: Partial<wire.WireConsent> = {}): wire.WireConsent {
  return {
    partnerId: '9',
    partnerName: 'RumahNet',
    version: '2026-11',
    scope: ['phone', 'balance'],
    consentedAt: '2026-11-21T07:05:00Z',
    withdrawnAt: null,
    ...overrides,
  };
}

/** The answer of `POST /initiatelink`: linked at once. */
export function aLinkStart(overrides: Partial<wire.WireInitiateLinkData> = {}): wire.WireInitiateLinkData {
  return {
    directLinkage: 1,
    binding_url: '',
    authCode: 'state-1',
    useOtp: 0,
    status_desc: 'Success',
    ...overrides,
  };
}

/** The answer of `POST /initiatelink/checkstatus`: DompetNusa is linked. */
export function aLinkStatus(overrides: Partial<wire.WireLinkStatusData> = {}): wire.WireLinkStatusData {
  return { status_desc: 'Success', partnerId: '3', partnerName: 'DompetNusa', message: '', ...overrides };
}
