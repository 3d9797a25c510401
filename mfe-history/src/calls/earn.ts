import {
  address,
  asker,
  call,
  flag,
  list,
  optional,
  orElse,
  record,
  text,
  type ValueOf,
  whole,
} from '@poku/contract/calls';

/** A page between ours and a partner's ([C] §2 `/interim`). */
const interim = record(
  {
    title: text(),
    image: orElse(text(), ''),
    html: orElse(text('description'), ''),
    /** Address of the partner that its button opens. */
    url: orElse(address('redirectUrl'), ''),
  },
  'partnerInterim',
);

/** Points that come on top of a member's first purchase at a partner. */
const firstPurchase = record(
  {
    points: whole('firstPurchasePoints'),
    /** Smallest purchase that it counts for, where there is one. */
    minimumRupiah: optional(whole('firstPurchaseMinimumRupiah')),
  },
  'firstPurchase',
);

/** What a purchase gives by the partner's terms of the moment (D64): its best rate. */
const reward = record(
  {
    points: whole('rewardPoints'),
    /** For each full amount of so many rupiah; `null` for a purchase as a whole. */
    perRupiah: optional(whole('rewardPerRupiah')),
    /** Smallest purchase that earns, where there is one. */
    minimumRupiah: optional(whole('rewardMinimumRupiah')),
    /** Other kinds of purchase give less. */
    isMost: flag('rewardIsMost', 'number'),
    firstPurchase: optional(firstPurchase),
  },
  'partnerEarnReward',
);

/** What a purchase at a partner gives. */
export type EarnReward = ValueOf<typeof reward>;

/** What a partner at which points are earned has. */
export const earnPartnerFields = {
  id: text('partnerId'),
  name: text('partnerName'),
  address: orElse(text('partnerAddress'), ''),
  image: orElse(text('partnerImage'), ''),
  /** The partner's shop, or its site where it has no shop; empty when it has neither. */
  url: orElse(address('partnerUrl'), ''),
  interim: optional(interim),
  /** `null` where nothing is agreed on yet, and from an API of before. */
  reward: optional(reward),
  texts: record(
    {
      descriptionHtml: orElse(text('description'), ''),
      /** 'Cara Mendapatkan Poin'. */
      howHtml: orElse(text('howTo'), ''),
      /** 'Syarat dan Ketentuan'. */
      termsHtml: orElse(text('tc'), ''),
    },
    'partnerEarnDetail',
  ),
};

const partner = record(earnPartnerFields);

/** A partner at which points are earned ([C] §3). */
export type EarnPartner = ValueOf<typeof partner>;

/** Partners at which points are earned, in their order; guests may read them (D14). */
export const earnPartnersCall = call({
  method: 'GET',
  path: '/partnerearn/{clientId}',
  answer: list(partner),
});

/** Notes that the member went on to a partner ([C] §7). Code 404 for an unknown one. */
export const reportVisitCall = call({
  method: 'POST',
  path: '/reportearnpartner',
  body: { clientId: asker(), partnerId: text() },
});

/** A partner that is none; the API answers it too. */
export const earnPartnerWording = {
  unknownPartner: 'Partner ini tidak ditemukan.',
} as const;
