import { CouponCard, EmptyState, ErrorPanel, Grid, styled, VisuallyHidden } from '@poku/kit';
import { CouponGridSkeleton } from '../../features/list-coupons/coupon-grid-skeleton';
import { paths } from '../../paths';
import { prepaidWording } from '../../wording/prepaid';
import type { Packages } from './use-packages';

/** Two packages in a row, also on a wide screen ([C] §2). */
const PER_ROW = 2;
/** Pictures in sight on a phone without scrolling. */
const EAGER_PICTURES = 2;
const SKELETON_CARDS = 4;

const Rows = styled(Grid)`
  list-style: none;
`;

interface PackageListProps {
  readonly packages: Packages;
  readonly onRetry: () => void;
}

export function PackageList({ packages, onRetry }: PackageListProps) {
  switch (packages.status) {
    case 'waiting':
      return <EmptyState drawing="search" text={prepaidWording.ask} />;
    case 'failed':
      return <ErrorPanel title={packages.message} onRetry={onRetry} />;
    case 'reading':
      return <CouponGridSkeleton cards={SKELETON_CARDS} wideColumns={PER_ROW} />;
    case 'ready':
      if (packages.found.length === 0) {
        return <EmptyState drawing="not-found" text={prepaidWording.empty} />;
      }
      return (
        <>
          <VisuallyHidden as="h2">{prepaidWording.packages}</VisuallyHidden>
          <VisuallyHidden role="status">{prepaidWording.found(packages.found.length)}</VisuallyHidden>
          <Rows as="ul" $columns={PER_ROW} $wideColumns={PER_ROW}>
            {packages.found.map((one, index) => (
              <li key={one.id}>
                <CouponCard
                  to={paths.telco(one, packages.phone)}
                  image={one.image}
                  brand={one.operator}
                  name={one.name}
                  pricePoints={one.pricePoints}
                  isSoldOut={one.stock < 1}
                  eager={index < EAGER_PICTURES}
                />
              </li>
            ))}
          </Rows>
        </>
      );
  }
}
