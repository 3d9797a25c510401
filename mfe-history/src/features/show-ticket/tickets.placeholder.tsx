import { dayMark, type PaintedKind, type PaintedRows, textMark, WHOLE_MARKS } from '@poku/contract';
import { standIn, wireName } from '@poku/contract/calls';
import { couponFacts } from '@poku/flows/coupon/calls/facts';
import { ownedCoupon } from '@poku/flows/coupon/calls/owned-coupon';
import { couponState, ownedCouponKey } from '@poku/flows/coupon/calls/owned-coupon-key';
import { radius } from '@poku/kit';
import { Bone, Sample, TextBone, WordBones } from '@poku/kit/placeholder';
import { couponsCall } from '../../calls/coupons';
import type { OwnedCoupon } from '../../owned-coupon';
import { Ticket } from './ticket';
import { Face, Root, Stub, Tickets, Words } from './ticket.styles';

/** Tickets that fill a phone's screen. */
const TICKETS = 5;

const wire = (name: keyof typeof ownedCoupon.fields) => wireName(name, ownedCoupon.fields[name]);

const days = [wire('expiresAt'), wire('revealEndsAt'), wire('usedAt')];

/** A coupon made of marks, with nothing more to say than its state. */
const sample: OwnedCoupon = {
  ...standIn({ name: couponFacts.name, brand: couponFacts.brand, ...ownedCouponKey }),
  image: `/${textMark(wire('image'))}`,
  faceValueRupiah: WHOLE_MARKS,
  state: 'new',
  isRevealed: false,
  secretCode: null,
  expiresAt: dayMark(0),
  revealEndsAtMs: null,
  useChannel: 'till',
  usedAt: null,
  usedStore: null,
  isSendable: false,
  giftEndsAt: null,
  delivery: null,
};

/** What tells more than its state and its day comes with the page: a code, a package, a gift on its way. */
const plain: PaintedKind = { [wire('delivery')]: null, [wire('giftEndsAt')]: null };

const kindOf = (state: keyof typeof couponState.codes, facts: PaintedKind): PaintedKind => ({
  ...plain,
  [wire('state')]: couponState.codes[state],
  ...facts,
});

const used: OwnedCoupon = { ...sample, state: 'used' };
const usedAt = dayMark(2);

/** Coupons that look alike, each with what it has on the wire. */
const kinds: readonly (readonly [OwnedCoupon, PaintedKind])[] = [
  ...(['new', 'active'] as const).flatMap((state) =>
    (['till', 'online'] as const).map((useChannel) => {
      const facts = { [wire('useChannel')]: useChannel, [wire('secretCode')]: null };
      return [{ ...sample, state, useChannel }, kindOf(state, facts)] as const;
    }),
  ),
  [used, kindOf('used', { [wire('usedAt')]: null })],
  [{ ...used, usedAt }, kindOf('used', { [wire('usedStore')]: null })],
  [{ ...used, usedAt, usedStore: textMark(wire('usedStore')) }, kindOf('used', {})],
  [{ ...sample, state: 'expired' }, kindOf('expired', { [wire('revealEndsAt')]: null })],
  // Its code was shown and its time ran out.
  [{ ...sample, state: 'expired', expiresAt: dayMark(1) }, kindOf('expired', {})],
];

const rows: PaintedRows = {
  call: couponsCall.path,
  list: wireName('coupons', couponsCall.answer.fields.coupons),
  kinds: kinds.map(([, kind]) => kind),
  wholes: [wire('faceValueRupiah')],
  days,
};

const never = () => undefined;

/** A `TicketList` on its way: there as soon as its call is answered. */
export const TicketRows = () => (
  <>
    <Sample rows={rows}>
      {kinds.map(([coupon], index) => (
        <li key={index}>
          <Ticket coupon={coupon} onEnd={never} foot={null} />
        </li>
      ))}
    </Sample>
    <Tickets as="ul" $columns={1} $wideColumns={2}>
      {Array.from({ length: TICKETS }, (_, index) => (
        <li key={index} aria-hidden="true">
          <Root $isOver={false} $isTorn={false}>
            <Face>
              <Stub>
                <Bone $height="100%" />
              </Stub>
              <Words>
                <Bone $width="3.5rem" $height="22px" $round={radius.pill} />
                <TextBone $font="caption" $width="5rem" />
                <WordBones count={4} />
                <TextBone $font="caption" $width="9rem" />
              </Words>
            </Face>
          </Root>
        </li>
      ))}
    </Tickets>
  </>
);
