import {
  address,
  type AnswerOf,
  asker,
  call,
  list,
  moment,
  optional,
  orElse,
  record,
  text,
  type ValueOf,
  whole,
} from '@poku/contract/calls';
import { earnFields } from './earn-fields';

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

const partner = record({
  id: text('partnerId'),
  name: text('partnerName'),
  address: orElse(text('partnerAddress'), ''),
  image: orElse(text('partnerImage'), ''),
  /** The partner's shop, or its site where it has no shop; empty when it has neither. */
  url: orElse(address('partnerUrl'), ''),
  interim: optional(interim),
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
});

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

const waiting = record({
  ...earnFields,
  /** From when its points can be spent. */
  spendableAt: moment('spendableDate'),
});

/** Points that a partner reported and that wait for the partner's waiting time (D64). */
export type WaitingEarn = ValueOf<typeof waiting>;

/** What is on its way to a member, and what the member owes (D64). */
export const waitingEarnsCall = call({
  method: 'GET',
  path: '/customerwaitingearn/{clientId}',
  answer: record({
    /** At most 5, those that come first. */
    rows: list(waiting, 'data'),
    /** Number of all. */
    total: whole(),
    /** Points of all. */
    points: whole(),
    /** Points of purchases that were given back after they had been spent; the next ones pay them. */
    debt: whole('debtPoint'),
  }),
});
/** What is on its way. */
export type WaitingEarns = AnswerOf<typeof waitingEarnsCall>;

/** A partner that is none; the API answers it too. */
export const earnPartnerWording = {
  unknownPartner: 'Partner ini tidak ditemukan.',
} as const;
