import {
  address,
  asker,
  call,
  list,
  optional,
  orElse,
  record,
  text,
  type ValueOf,
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

/** What a partner at which points are earned has. */
export const earnPartnerFields = {
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
