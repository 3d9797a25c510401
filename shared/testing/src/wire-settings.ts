import { fixture } from './fixture';

type Flag = 0 | 1;

/** A row of `GET /customerinterest/{clientId}`: coffee, not chosen. */
export const anInterest = fixture(() => ({
  interest_id: '2',
  interest_name: 'Kopi',
  images: '/media/interests/coffee.svg',
  status: 0 as Flag,
}));

const switches = () => ({ notif: 1 as Flag, promo: 1 as Flag, expired: 1 as Flag });

/** The answer of `GET /customersetting/{clientId}`: everything on. */
export const aCustomerSetting = fixture(() => ({
  notifStatus: '1' as '0' | '1',
  channels: { sms: switches(), email: switches(), push: switches() },
}));
