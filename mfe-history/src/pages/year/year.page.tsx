import type { PageModule } from '@poku/contract';
import { usePlatform } from '@poku/platform';
import { useLoaderData, useNavigate } from '@poku/kit/router';
import { ButtonLink, EmptyState, Tabs } from '@poku/kit';
import type { Year } from '../../calls/year';
import { paths } from '../../paths';
import { yearWording } from '../../wording/year';
import { loader } from './loader';
import { YearView } from './year-view';
import { Column } from './year.styles';

const hasNothing = ({ earnedPoints, usedPoints, endedPoints, usedCoupons }: Year): boolean =>
  earnedPoints <= 0 && usedPoints === 0 && endedPoints === 0 && usedCoupons === 0;

function Told({ year }: { readonly year: Year }) {
  return hasNothing(year) ? (
    <EmptyState drawing="coupon" text={yearWording.noneThen(String(year.year))} />
  ) : (
    <YearView year={year} />
  );
}

function YearPage() {
  const year = useLoaderData<typeof loader>();
  const { isKnownPath } = usePlatform();
  const navigate = useNavigate();
  if (year.years.length === 0) {
    const wayOn = isKnownPath(paths.earnPoint()) && (
      <ButtonLink to={paths.earnPoint()}>{yearWording.toEarnPoint}</ButtonLink>
    );
    return <EmptyState drawing="coupon" text={yearWording.none} action={wayOn} />;
  }
  if (year.years.length === 1) {
    return (
      <Column>
        <Told year={year} />
      </Column>
    );
  }
  const tabs = year.years.map((its) => ({ id: String(its.year), label: String(its.year) }));
  return (
    <Column>
      <Tabs
        label={yearWording.years}
        items={tabs}
        selectedId={String(year.year)}
        onSelect={(id) =>
          void navigate({ search: `?tahun=${id}` }, { replace: true, preventScrollReset: true })
        }
      >
        <Told year={year} />
      </Tabs>
    </Column>
  );
}

export const page: PageModule = { loader, Component: YearPage, title: yearWording.title };
