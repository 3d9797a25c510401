import { formatPoints } from '@poku/domain/numbers';
import { ShareBar } from '@poku/kit';
import { SliderThumb } from '@poku/kit/fields';
import { SPLIT_DRAG_POINTS } from '../../limits';
import { checkoutWording } from '../../wording/checkout';
import type { Checkout } from './checkout';
import { barOf } from './share-colors';
import { Movable, Stretch } from './split-bar.styles';
import { boundsOf } from './split-bounds';
import { mostOf } from './suggest-split';
import type { Split } from './use-split';

interface SplitBarProps {
  readonly checkout: Checkout;
  readonly split: Split;
}

/**
 * What each source gives, as one bar. Where two partners meet that give something, a finger, a pointer or a key moves the bound: what the
 * one gives more, the other gives less, and the total stays.
 */
export function SplitBar({ checkout, split }: SplitBarProps) {
  const { sources, totalPoints } = checkout;
  const { partners, shares, movable, ownPoints, missingPoints, divide } = split;
  const whole = Math.max(totalPoints, totalPoints - missingPoints);
  return (
    <Movable $canMove={partners.filter((source) => mostOf(source) > 0).length > 1}>
      <ShareBar shares={barOf(sources, shares)} whole={totalPoints} />
      {boundsOf(partners, shares, movable).map(({ left, right, points, least, most, together, before }) => (
        <Stretch
          key={left.partnerId}
          $from={(ownPoints + before + least) / whole}
          $to={(ownPoints + before + most) / whole}
        >
          <SliderThumb
            label={checkoutWording.divide(left.name, right.name)}
            value={points}
            valueText={checkoutWording.divided(
              { name: left.name, points: formatPoints(points) },
              { name: right.name, points: formatPoints(together - points) },
            )}
            from={least}
            to={most}
            step={SPLIT_DRAG_POINTS}
            onChange={(next) => divide(left, right, next)}
          />
        </Stretch>
      ))}
    </Movable>
  );
}
