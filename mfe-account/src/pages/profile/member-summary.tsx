import { formatDay } from '@poku/domain/dates';
import { useMember, usePlatform, usePoints } from '@poku/platform';
import { MemberCard } from '@poku/kit/member-card';
import { paths } from '../../paths';
import { accountWording } from '../../wording/account';

function noteOf(ownPoints: number | null, expireAt: string | null): string | undefined {
  if (expireAt !== null) return accountWording.pointsExpire(formatDay(expireAt));
  return ownPoints === 0 ? accountWording.noPoints : undefined;
}

/** The member's card with the points of the moment and the day on which the first of them end (D37). */
export function MemberSummary() {
  const platform = usePlatform();
  const { customer } = useMember();
  const { totalPoints, ownPoints } = usePoints();
  const known = (path: string) => (platform.isKnownPath(path) ? path : undefined);
  return (
    <MemberCard
      tier={customer.tier}
      name={customer.name}
      points={totalPoints}
      note={noteOf(ownPoints, customer.pointsExpireAt)}
      to={known(paths.points())}
      tierTo={known(paths.tier())}
    />
  );
}
