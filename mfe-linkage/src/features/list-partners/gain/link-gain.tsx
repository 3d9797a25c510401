import { formatPoints } from '@poku/domain/numbers';
import { linkingFor } from '@poku/flows/linking';
import { Button, ButtonLink, PointMark } from '@poku/kit';
import { usePlatform } from '@poku/platform';
import { paths } from '../../../paths';
import { linkGainWording } from '../../../wording/link-gain';
import { GainedCoupons } from './gained-coupons';
import { Actions, Bones, Plus, Root, Sum, Total } from './link-gain.styles';
import { useLinkGain } from './use-link-gain';

export interface LinkGainViewProps {
  readonly partnerId: string;
  readonly name: string;
  /** Closes it; left out, nothing leads away, as in a step of the onboarding. */
  readonly onDone?: () => void;
}

/**
 * What a link has brought, by the API's own answer: its points, the total with them, the coupons that they put within reach
 * (decision 048). Nothing where that cannot be read.
 */
export function LinkGainView({ partnerId, name, onDone }: LinkGainViewProps) {
  const { isKnownPath } = usePlatform();
  const gain = useLinkGain(partnerId);
  if (gain === 'failed') return null;
  if (gain === 'pending') {
    return (
      <Root aria-hidden>
        <Bones />
      </Root>
    );
  }
  const { points, totalPoints } = gain;
  // Whoever came from a checkout has the way back to it above the list.
  const leadsOn = onDone && isKnownPath(paths.catalogue()) && linkingFor.read(isKnownPath) === null;
  return (
    <Root role="group" aria-label={linkGainWording.label(name)}>
      <Sum>
        {points === null ? (
          <p>{linkGainWording.notRead(name)}</p>
        ) : (
          <>
            <Plus>
              <PointMark size={26} />
              {linkGainWording.plus(points)}
            </Plus>
            <Total>{linkGainWording.total(formatPoints(totalPoints))}</Total>
          </>
        )}
      </Sum>
      {onDone && <GainedCoupons {...gain} />}
      {!onDone && gain.couponCount > 0 && <p>{linkGainWording.unlocked(gain.couponCount)}</p>}
      {onDone && (
        <Actions>
          {leadsOn && (
            <ButtonLink to={paths.affordableCoupons()} fullWidth>
              {linkGainWording.toCoupons}
            </ButtonLink>
          )}
          <Button variant="text" fullWidth onClick={onDone}>
            {linkGainWording.done}
          </Button>
        </Actions>
      )}
    </Root>
  );
}
