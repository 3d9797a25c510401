/**
 * Messages between Poku and a biller, version 1 (D69). `docs/biller-protocol.md` tells a biller's engineer the same.
 * Both sides read what they get with these schemas and trust nothing else.
 */
import { z } from 'zod';

const reference = z.string().regex(/^[\w.:@+-]{1,128}$/);
/** Shown to members, so nothing of it may hide or reorder text. */
const serial = z.string().regex(/^[\w./:+-]{1,64}$/);
/** A word for operators; members never see it. */
const reason = z.string().regex(/^[\w-]{1,64}$/);

/** `POST <base>/v1/topups`: sends a package to a number, once. The same reference again changes nothing and says how it stands. */
export const topupOrder = z.object({
  reference,
  /** The biller's code of the package. */
  product: z.string().min(1).max(64),
  /** With country code. */
  number: z.string().regex(/^\+62\d{8,13}$/),
});
export type TopupOrder = z.output<typeof topupOrder>;

/**
 * How a top-up stands: the answer to `POST <base>/v1/topups`, to `GET <base>/v1/topups/{reference}`, for which an unknown reference
 * is HTTP 404, and to `POST <base>/v1/topups/{reference}/cancel`. `delivered`, `failed` and `cancelled` are for good.
 */
export const topupState = z.discriminatedUnion('status', [
  /** Noted; the operator has not been asked. */
  z.object({ status: z.literal('accepted'), reference }),
  /** The operator has been asked and has not said what became of it. */
  z.object({ status: z.literal('pending'), reference }),
  /** It reached the number; `serial` is what the operator calls it. */
  z.object({ status: z.literal('delivered'), reference, serial, deliveredAt: z.iso.datetime() }),
  /** It reached nobody and never will. */
  z.object({ status: z.literal('failed'), reference, reason }),
  /** It was called off and never reaches anybody, also one that was never ordered. */
  z.object({ status: z.literal('cancelled'), reference }),
]);
export type TopupState = z.output<typeof topupState>;

/** `POST <poku>/billers/{slug}/events`: something may have changed. Poku believes nothing of it and asks. */
export const topupEvent = z.object({ type: z.literal('topup.changed'), reference });
export type TopupEvent = z.output<typeof topupEvent>;

/** Answer of `POST <poku>/billers/{slug}/events`, whether the reference is known or not. */
export const topupEventAnswer = z.object({ status: z.literal('taken') });
