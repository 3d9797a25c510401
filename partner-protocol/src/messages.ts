/**
 * Messages between Poku and a partner, version 1 (D57). `docs/partner-protocol.md` tells a partner's engineer the same.
 * Both sides read what they get with these schemas and trust nothing else.
 */
import { z } from 'zod';

/** Opaque ids of either side. */
const id = z.string().regex(/^[\w.:@+-]{1,128}$/);
const phone = z.string().regex(/^\+62\d{8,13}$/);
const email = z.string().max(254);
/** Of 1970 or later: a database knows no year 0. */
const moment = z.iso.datetime().refine((text) => Date.parse(text) >= 0, 'must be of 1970 or later');
const units = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** Who the account at the partner belongs to; the phone number must be the member's ([A] §5). */
const holder = {
  /** The partner's own id of the account; one subject links to one member (D30). */
  subject: z.string().min(1).max(254),
  msisdn: phone,
};

/** `POST <base>/v1/links`: Poku wants to link. Sending one reference again gives the same answer and no second link. */
export const linkOrder = z.object({
  /** Poku's id of the attempt, stored before the call. */
  reference: id,
  /** Comes back unchanged in the redirect; a partner does not interpret it. */
  state: id,
  /** Where the partner's page sends the member back to. */
  redirectUrl: z.url().max(2048),
  msisdn: phone,
  email,
  /** What the member agreed to share. */
  scope: z.array(z.string().max(64)).max(16),
  /** A page that is confirmed later than this makes no link. */
  expiresAt: moment,
});
export type LinkOrder = z.output<typeof linkOrder>;

/** A link as the partner has it. */
export const activeLink = z.object({
  status: z.literal('active'),
  ...holder,
  /** E-wallets only: the mandate and the number of its making. */
  mandateId: id.optional(),
  refNum: id.optional(),
});
export type ActiveLink = z.output<typeof activeLink>;

/** Reasons of a refusal that a member can act on; any other reason is shown as a refusal. */
export const refusalReason = z.enum([
  'unknown-account',
  'phone-differs',
  'declined',
  'expired',
  'already-linked',
  'other',
]);
export type RefusalReason = z.output<typeof refusalReason>;
const refused = z.object({ status: z.literal('refused'), reason: refusalReason.catch('other') });

/** Answer of `POST <base>/v1/links`: active at once (direct linkage), or a page for the member, or refused. */
export const linkAnswer = z.discriminatedUnion('status', [
  activeLink,
  z.object({ status: z.literal('pending'), bindingUrl: z.url().max(2048) }),
  refused,
]);
export type LinkAnswer = z.output<typeof linkAnswer>;

/** Answer of `GET <base>/v1/links/{reference}`. An unknown reference is HTTP 404. */
export const linkState = z.discriminatedUnion('status', [
  activeLink,
  z.object({ status: z.literal('pending') }),
  z.object({ status: z.literal('ended') }),
  refused,
]);
export type LinkState = z.output<typeof linkState>;

/**
 * `POST <base>/v1/links/{reference}/token` of authorization-code partners: exchanges the code that the redirect carried.
 * The same code again gives the same answer for this reference, and is refused for any other.
 */
export const codeExchange = z.object({ authorizationCode: id, email, state: id });
export type CodeExchange = z.output<typeof codeExchange>;
/** Answer of the exchange. */
export const codeAnswer = z.discriminatedUnion('status', [activeLink, refused]);
export type CodeAnswer = z.output<typeof codeAnswer>;

/** Answer of `GET <base>/v1/accounts/{subject}/balance`. An unknown subject is HTTP 404. */
export const balance = z.object({ balanceUnits: units, expiresAt: moment.nullable() });
export type Balance = z.output<typeof balance>;

/** What was bought at a partner. */
const purchase = {
  subject: holder.subject,
  /** What earns: after discounts, without what the agreed rates leave out. */
  amountRupiah: z.number().int().min(1).max(1_000_000_000),
  /** One of the kinds that the agreed rates name. */
  category: z.string().regex(/^[a-z][a-z0-9-]{0,31}$/),
  /** When it was made, by the partner's time. */
  madeAt: moment,
};

/** What a partner tells Poku: `POST <poku>/partners/{slug}/events`. `eventId` is taken once, whatever comes after. */
export const partnerEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('link.completed'),
    eventId: id,
    reference: id,
    ...holder,
    mandateId: id.optional(),
    refNum: id.optional(),
  }),
  z.object({ type: z.literal('link.ended'), eventId: id, reference: id, subject: holder.subject }),
  z.object({
    type: z.literal('balance.changed'),
    eventId: id,
    subject: holder.subject,
    balanceUnits: units,
    expiresAt: moment.nullable(),
    /** Partner's time of the change; an older one than the newest that was taken changes nothing. */
    at: moment,
  }),
  /** A payment or a debit came to something. A hint to ask: Poku believes what it then reads. */
  z.object({ type: z.literal('payment.changed'), eventId: id, reference: id }),
  /** A customer bought something that may earn points (D64). */
  z.object({ type: z.literal('purchase.made'), eventId: id, reference: id, ...purchase }),
  /** The same purchase as it really was, all of it; the highest revision counts, in whatever order they come. */
  z.object({
    type: z.literal('purchase.corrected'),
    eventId: id,
    reference: id,
    /** 2 for the first correction, and so on. */
    revision: z.number().int().min(2).max(1000),
    ...purchase,
  }),
  /** It was given back as a whole, for good, also when it was not known yet. */
  z.object({ type: z.literal('purchase.reversed'), eventId: id, reference: id }),
]);
export type PartnerEvent = z.output<typeof partnerEvent>;

/**
 * `POST <poku>/partners/{slug}/visitors`: a partner's app sends a user in. Answer: `visitorAnswer`; the app opens `url`.
 */
export const visitorOrder = z.object({ ...holder, email, name: z.string().min(1).max(100) });
export type VisitorOrder = z.output<typeof visitorOrder>;
export const visitorAnswer = z.object({ redirectToken: z.string(), url: z.url(), expiresAt: moment });

/**
 * `POST <base>/v1/visitor-links`: the user whom the partner sent in, and vouched for by that signed call, agreed at Poku to
 * link. No page of the partner comes in between. Sending one reference again gives the same answer and no second link; the
 * link is read and ended like any other with `GET` and `DELETE <base>/v1/links/{reference}`.
 */
export const visitorLinkOrder = z.object({
  /** Poku's id of the attempt, stored before the call. */
  reference: id,
  ...holder,
  /** What the member agreed to share. */
  scope: z.array(z.string().max(64)).max(16),
});
export type VisitorLinkOrder = z.output<typeof visitorLinkOrder>;
/** Its answer: active at once, or refused (`unknown-account`, `phone-differs`, `already-linked`). */
export const visitorLinkAnswer = z.discriminatedUnion('status', [activeLink, refused]);
export type VisitorLinkAnswer = z.output<typeof visitorLinkAnswer>;

/**
 * `POST <base>/v1/payments` of e-wallets: a member pays from a linked e-wallet on the partner's own page. Sending one
 * reference again gives the same answer and no second payment; with another amount or mandate it is HTTP 409.
 */
export const paymentOrder = z.object({
  /** Poku's id of the payment, stored before the call. */
  reference: id,
  mandateId: id,
  amountUnits: units.min(1),
  /** Where the page sends the member back to, with `trxId` and `refNum`, or with `error=declined`. */
  redirectUrl: z.url().max(2048),
});
export type PaymentOrder = z.output<typeof paymentOrder>;
const refusedPayment = z.object({
  status: z.literal('refused'),
  reason: z.enum(['mandate-unknown', 'declined', 'expired', 'balance-too-low', 'other']).catch('other'),
});
/** Its answer: a form posts `paymentCode` and `reference` to `checkoutUrl`. */
export const paymentAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('pending'), checkoutUrl: z.url().max(2048), paymentCode: id }),
  z.object({ status: z.literal('paid'), amountUnits: units, trxId: id, refNum: id }),
  refusedPayment,
]);
export type PaymentAnswer = z.output<typeof paymentAnswer>;
/** Answer of `GET <base>/v1/payments/{reference}`. An unknown reference is HTTP 404. */
export const paymentState = z.discriminatedUnion('status', [
  z.object({ status: z.literal('pending') }),
  z.object({ status: z.literal('paid'), amountUnits: units, trxId: id, refNum: id }),
  z.object({ status: z.literal('reversed') }),
  refusedPayment,
]);
export type PaymentState = z.output<typeof paymentState>;

/**
 * Answer of `DELETE <base>/v1/payments/{reference}` and `DELETE <base>/v1/debits/{reference}`: what was taken is given back,
 * and nothing is ever taken under this reference again, also when it was not known yet. Always the same answer.
 */
export const reversal = z.object({
  status: z.literal('reversed'),
  /** What was given back, 0 when nothing had been taken. */
  amountUnits: units,
});
export type Reversal = z.output<typeof reversal>;

/**
 * `POST <base>/v1/codes` of programmes with a code of their own: the partner sends a 4-digit code to the account's phone, good
 * for this one amount. Sending one reference again sends nothing new and answers the same.
 */
export const codeOrder = z.object({
  /** Poku's id of the code, stored before the call. */
  reference: id,
  subject: holder.subject,
  amountUnits: units.min(1),
});
export type CodeOrder = z.output<typeof codeOrder>;
/** Its answer. */
export const codeOrderAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('sent'), expiresAt: moment }),
  z.object({
    status: z.literal('refused'),
    reason: z.enum(['unknown-account', 'locked', 'sends-used-up', 'other']).catch('other'),
  }),
]);
export type CodeOrderAnswer = z.output<typeof codeOrderAnswer>;
/** `POST <base>/v1/codes/{reference}/check`: what the member typed. An unknown reference is HTTP 404. */
export const codeCheck = z.object({ code: z.string().regex(/^\d{4}$/) });
export type CodeCheck = z.output<typeof codeCheck>;
/** Its answer; a verified code allows one debit for five minutes, and giving it again changes nothing. */
export const codeCheckAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('verified') }),
  z.object({
    status: z.literal('refused'),
    reason: z.enum(['wrong', 'expired', 'used', 'locked', 'other']).catch('other'),
  }),
]);
export type CodeCheckAnswer = z.output<typeof codeCheckAnswer>;

/**
 * `POST <base>/v1/debits` of loyalty programmes: takes units for a purchase. Sending one reference again gives the same answer
 * and takes nothing more; with another amount or subject it is HTTP 409.
 */
export const debitOrder = z.object({
  /** Poku's id of the debit, stored before the call. */
  reference: id,
  subject: holder.subject,
  amountUnits: units.min(1),
  /** The verified code, where the programme asks for one; the debit spends it. */
  codeReference: id.optional(),
});
export type DebitOrder = z.output<typeof debitOrder>;
const refusedDebit = z.object({
  status: z.literal('refused'),
  reason: z.enum(['unknown-account', 'balance-too-low', 'code-missing', 'limit', 'other']).catch('other'),
});
const doneDebit = z.object({ status: z.literal('done'), amountUnits: units });
/** Its answer. */
export const debitAnswer = z.discriminatedUnion('status', [doneDebit, refusedDebit]);
export type DebitAnswer = z.output<typeof debitAnswer>;
/** Answer of `GET <base>/v1/debits/{reference}`. An unknown reference is HTTP 404. */
export const debitState = z.discriminatedUnion('status', [
  doneDebit,
  refusedDebit,
  z.object({ status: z.literal('reversed') }),
]);
export type DebitState = z.output<typeof debitState>;

/** Answer of `GET <base>/v1/statement?after={id}&limit={1 to 1000}`: what moved for Poku, oldest first. */
export const statement = z.object({
  movements: z.array(
    z.object({
      /** Grows with every movement; `after` goes on behind it. */
      id: z.number().int().min(1),
      reference: id,
      kind: z.enum(['debit', 'reversal']),
      amountUnits: units.min(1),
      at: moment,
    }),
  ),
});
export type Statement = z.output<typeof statement>;

/** How a purchase stands, in a settlement. */
const settled = {
  reference: id,
  /** 1 as it was made, one more with each correction. */
  revision: z.number().int().min(1).max(1000),
  status: z.enum(['made', 'reversed']),
  amountRupiah: purchase.amountRupiah,
  category: purchase.category,
};
/** A day of the calendar in WIB. */
export const settlementDay = z.iso.date().refine((day) => day >= '1970-01-01', 'must be of 1970 or later');

/**
 * Answer of `GET <base>/v1/purchases?day={YYYY-MM-DD}&after={reference}&limit={1 to 1000}`: what was made on a day (WIB) as it stands
 * now, in byte order of the references; `after` goes on behind one.
 */
export const purchasesOfDay = z.object({ purchases: z.array(z.object(settled)).max(1000) });
export type PurchasesOfDay = z.output<typeof purchasesOfDay>;

/** Answer of `GET <poku>/partners/{slug}/purchases` with the same query: the same as Poku has it, with the points of each. */
export const pokuPurchasesOfDay = z.object({
  purchases: z.array(
    z.object({
      ...settled,
      /** What it earns. */
      points: units,
      /** Why it earns nothing; null when it earns. */
      nothing: z.string().nullable(),
    }),
  ),
});
export type PokuPurchasesOfDay = z.output<typeof pokuPurchasesOfDay>;

/** Kinds of the sandbox services; a partner of one kind links in one way. */
export const partnerKind = z.enum(['bank', 'wallet', 'phone']);
export type PartnerKind = z.output<typeof partnerKind>;

/** Faults that a sandbox partner shows until they are set anew (D56). Everything left out is as usual. */
export const partnerFaults = z.object({
  /** Waits before every answer, milliseconds. */
  latencyMs: z.number().int().min(0).max(60_000).default(0),
  /** Never answers: without having done anything, or after having done it. */
  timeout: z.enum(['none', 'before', 'after']).default('none'),
  /** Refuses every link. */
  refuse: z.boolean().default(false),
  /** Closes every connection, as a service that is down. */
  down: z.boolean().default(false),
  /**
   * Events: once; twice (the same event id, signed anew); replayed (the very same request twice); early (before the reply
   * of the call, or before the redirect, that causes it); held until `POST <base>/sandbox/events/release`.
   */
  events: z.enum(['once', 'twice', 'replayed', 'early', 'held']).default('once'),
  /** Signs events with another key. */
  badSignature: z.boolean().default(false),
});
export type PartnerFaults = z.output<typeof partnerFaults>;
