import {
  call,
  coded,
  flag,
  list,
  moment,
  optional,
  orElse,
  record,
  text,
  type ValueOf,
  whole,
} from '@poku/contract/calls';
import { BRAND } from '../brand';

/** A loyalty programme, or an e-wallet, which pays in rupiah ([A] §9). */
export const sourceKind = coded({ loyalty: 1, ewallet: 2 }, 'partnerType');

/** A source of points, own or a partner's ([A] §3, [C] §3); '0' are the member's own. */
export const pointSource = record({
  partnerId: text(),
  name: text('partnerName'),
  /** Path on the site. */
  image: orElse(text('partnerImage'), ''),
  /** Balance in the partner's own unit. */
  balance: whole('partnerPoin'),
  /** The same in points, rounded down (D38). */
  points: whole(BRAND.wire.partnerPoints),
  /** What is special about the rate of the moment. */
  specialRate: optional(text()),
  note: optional(text()),
  /** 'Success', or why it cannot be used now, e.g. 'Sedang Berkendala' ([C] §4). */
  message: orElse(text(), ''),
  expiresAt: optional(moment('partnerPoinExpiryDate')),
  /** When the balance was read from the partner (D31). */
  readAt: optional(moment('partnerPoinReadAt')),
  kind: sourceKind,
  /** `<partner units>:<points>`, e.g. `1:1` or `3:2` (D38). */
  exchangeRate: orElse(text(), ''),
  /** Most of the partner's units that one payment may take. */
  maximumUnits: orElse(whole('maximumPartnerPoint'), 0),
  /** The same in points. */
  maximumPoints: whole(BRAND.wire.maximumPoints),
  /** The partner sends a code of its own (D45); own points always need one (D44). */
  needsOtp: flag('useOtp'),
  description: orElse(text(), ''),
});

/** A source of points as the API tells of it. */
export type PointSource = ValueOf<typeof pointSource>;

/** The linked partners as sources of points, each asked for its balance within 1.5 s (D31). */
export const partnerPointsCall = call({
  method: 'GET',
  path: '/customerpartnerpoin/{clientId}',
  answer: list(pointSource),
});
