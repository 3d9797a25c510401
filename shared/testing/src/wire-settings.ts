import type { wire } from '@poku/contract';

/** A row of `GET /customerinterest/{clientId}`: coffee, not chosen. */
export function anInterest(overrides: Partial<wire.WireCustomerInterest> = {}): wire.WireCustomerInterest {
  return {
    interest_id: '2',
    interest_name: 'Kopi',
    images: '/media/interests/coffee.svg',
    status: 0,
    ...overrides,
  };
}

/** The answer of `GET /customersetting/{clientId}`: everything on. */
export function aCustomerSetting(
  overrides: Partial<wire.WireCustomerSetting> = {},
): wire.WireCustomerSetting {
  const channel: wire.WireChannelSettings = { notif: 1, promo: 1, expired: 1 };
  return { notifStatus: '1', channels: { sms: channel, email: channel }, ...overrides };
}
