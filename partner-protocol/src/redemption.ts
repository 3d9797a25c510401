/**
 * Messages between a merchant and Poku, version 1 (D65). `docs/merchant-protocol.md` tells a merchant's engineer the same.
 * Both sides read what they get with these schemas and trust nothing else.
 */
import { z } from 'zod';
import { TILL_TOKEN_CHARS } from './till-token';

/** How long after a use without a network it may be told. */
export const OFFLINE_LIMIT_MS = 3 * 24 * 60 * 60_000;

/** How far a till's clock may be from Poku's when it takes a token. */
export const OFFLINE_CLOCK_MS = 2 * 60_000;

/** How long a till may take a use back. */
export const VOID_LIMIT_MS = 5 * 60_000;

/** A merchant's own reference of one use: never used for another one. */
export const redemptionReference = z.string().regex(/^[\w.:@+-]{1,128}$/);

/** Where coupons are used: at a till, or online by their code. */
export const useChannel = z.enum(['till', 'online']);
export type UseChannel = z.output<typeof useChannel>;

/** The store or shop, as members read it. */
const store = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}*$/u);

/** `POST <poku>/merchants/{slug}/redemptions`: uses a coupon, once. The same reference again gives the same answer. */
export const redemptionOrder = z.object({
  reference: redemptionReference,
  /** The coupon's secret code, as the member's screen shows it, without gaps. */
  code: z.string().min(1).max(128),
  channel: useChannel,
  store,
});
export type RedemptionOrder = z.output<typeof redemptionOrder>;

/** `POST <poku>/merchants/{slug}/redemptions/offline`: tells of a use that a till without a network took by a token. */
export const offlineRedemptionOrder = z.object({
  reference: redemptionReference,
  store,
  /** The token as the till read it. */
  token: z.string().min(1).max(TILL_TOKEN_CHARS),
  /** When the till took it, by its own clock. */
  takenAt: z.iso.datetime(),
});
export type OfflineRedemptionOrder = z.output<typeof offlineRedemptionOrder>;

/** Why a coupon is not used, or a use not taken back. */
export const redemptionRefusal = z.enum([
  'unknown',
  'other-merchant',
  'other-channel',
  'not-revealed',
  'used',
  'expired',
  'reference-taken',
  'too-late',
  'forged',
]);
export type RedemptionRefusal = z.output<typeof redemptionRefusal>;

/** What was used. */
const use = {
  reference: redemptionReference,
  coupon: z.object({ name: z.string(), brand: z.string() }),
  store: z.string(),
  usedAt: z.iso.datetime(),
};

/** How a use stands. */
const standing = [
  /** The coupon is used. `voidableUntil` is the last moment to take that back. */
  z.object({ status: z.literal('used'), ...use, voidableUntil: z.iso.datetime() }),
  z.object({ status: z.literal('voided'), ...use, voidedAt: z.iso.datetime() }),
] as const;

/** The use of a coupon that stands while another one of it is told. */
const otherUse = z.object({ reference: redemptionReference, store: z.string(), usedAt: z.iso.datetime() });

/** Answer of `POST <poku>/merchants/{slug}/redemptions`, of `…/redemptions/offline`, and of `…/redemptions/{reference}/void`. */
export const redemptionAnswer = z.discriminatedUnion('status', [
  ...standing,
  z.object({
    status: z.literal('refused'),
    reason: redemptionRefusal,
    /** With `used`, of a use without a network: the one that stands. Poku keeps both as a double use. */
    otherUse: otherUse.optional(),
  }),
]);
export type RedemptionAnswer = z.output<typeof redemptionAnswer>;

/** Answer of `GET <poku>/merchants/{slug}/redemptions/{reference}`. An unknown reference is HTTP 404. */
export const redemptionState = z.discriminatedUnion('status', [...standing]);
export type RedemptionState = z.output<typeof redemptionState>;

/** Answer of `GET <poku>/merchants/{slug}/keys`: Ed25519 public keys in base64url; a token is good by any of them. */
export const tillKeys = z.object({ keys: z.array(z.string().regex(/^[\w-]{43}$/)) });
export type TillKeys = z.output<typeof tillKeys>;
