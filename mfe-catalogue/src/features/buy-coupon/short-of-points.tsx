import { usePlatform } from '@poku/platform';
import { Link } from '@poku/kit/router';
import { color, font, space, styled, touchTarget } from '@poku/kit';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { couponDetailWording } from '../../wording/coupon-detail';

const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
`;
const Way = styled(Link)`
  ${font('body', 'bold')}
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  color: ${color('primary')};
`;

const ways = [
  { to: paths.collect(), label: couponDetailWording.collectPoints },
  { to: paths.partners(), label: couponDetailWording.linkPartner },
];

interface ShortOfPointsProps {
  readonly points: number;
  /** One more way. */
  readonly children?: ReactNode;
}

/** How many points are missing, and the ways to them that this site has. */
export function ShortOfPoints({ points, children }: ShortOfPointsProps) {
  const { isKnownPath } = usePlatform();
  return (
    <>
      <span>{couponDetailWording.pointsMissing(points)}</span>
      <Ways>
        {ways
          .filter(({ to }) => isKnownPath(to))
          .map(({ to, label }) => (
            <Way key={to} to={to}>
              {label}
            </Way>
          ))}
        {children}
      </Ways>
    </>
  );
}
