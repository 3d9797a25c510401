import { call, flag, list, optional, orElse, record, text, type ValueOf } from '@poku/contract/calls';

/** A page in between before a partner's site opens ([A] §2). */
const interim = record(
  {
    title: text(),
    image: text(),
    /** Sanitised when stored; sanitise again when rendered (D42). */
    html: text('description'),
    /** Address of the partner that its button opens. */
    url: text('redirectUrl'),
  },
  'partnerInterim',
);

/** What anyone may see of a partner, as fields with their shapes. */
export const partnerFields = {
  partnerId: text(),
  name: text('partnerName'),
  image: orElse(text('partnerImage'), ''),
  url: orElse(text('partnerUrl'), ''),
  description: orElse(text(), ''),
};

const partner = record({
  ...partnerFields,
  /** Whether a member may link now; else it is shown as coming soon. */
  canLink: flag('linkable', 'number'),
  isLinked: flag('linked', 'number'),
  needsVerifiedEmail: flag('emailVerificationRequired', 'number'),
  interim: optional(interim),
  /** `<partner units>:<points>` of the moment, e.g. `1:2` (D38); empty from an API of before. */
  exchangeRate: orElse(text(), ''),
  /** Where this partner's pages stand: a page that links is one of them with a query, or nothing (D16). */
  addresses: list(text(), 'partnerAddresses'),
});

/** A partner with the member's link to it. */
export type LinkablePartner = ValueOf<typeof partner>;

/** Loyalty partners with the member's links, in their order ([A] §3). */
export const partnersCall = call({
  method: 'GET',
  path: '/partnercoalition/{clientId}',
  answer: list(partner),
});

/** E-wallets with the member's links, in their order ([A] §3). */
export const ewalletsCall = call({
  method: 'GET',
  path: '/ewalletcoalition/{clientId}',
  answer: list(partner),
});
