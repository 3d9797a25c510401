import type { RunningCode } from '@poku/contract';
import { formatCountdown } from '@poku/domain/dates';
import { Caption, styled, tabularNumbers, useSecondsUntil } from '@poku/kit';
import { HomeTile } from '../../home-tile';
import { paths } from '../../paths';
import { couponsWording } from '../../wording/coupons';

/** One line, so that the tile is as high as its room. */
const Name = styled.b`
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;
const Time = styled(Caption)`
  ${tabularNumbers}
`;

/** One code that runs out. @param onEnd its time is over */
export function RunningCodeTile({ code, onEnd }: { readonly code: RunningCode; readonly onEnd: () => void }) {
  const seconds = useSecondsUntil(Date.parse(code.endsAt), onEnd);
  return (
    <HomeTile to={paths.coupon(code)} icon="coupon" heading={couponsWording.runningTitle}>
      <Name>{code.couponName}</Name>
      <Time as="span">
        {couponsWording.countdown} {formatCountdown(seconds)}
      </Time>
    </HomeTile>
  );
}
