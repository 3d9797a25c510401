import type { PageModule } from '@poku/contract';
import { useEvent, usePlatform } from '@poku/platform';
import { useLoaderData, useRevalidator } from '@poku/kit/router';
import { ButtonLink, EmptyState } from '@poku/kit';
import { paths } from '../../paths';
import { endingWording } from '../../wording/ending';
import { EndingView } from './ending-view';
import { Column } from './ending.styles';
import { loader } from './loader';

function EndingPage() {
  const ending = useLoaderData<typeof loader>();
  const { isKnownPath } = usePlatform();
  const { revalidate } = useRevalidator();
  useEvent('points.changed', () => void revalidate());
  return (
    <Column>
      {ending.points === 0 ? (
        <EmptyState
          drawing="coupon"
          text={endingWording.nothingEnds}
          action={
            isKnownPath(paths.earnPoint()) && (
              <ButtonLink to={paths.earnPoint()}>{endingWording.toEarnPoint}</ButtonLink>
            )
          }
        />
      ) : (
        <EndingView ending={ending} />
      )}
    </Column>
  );
}

export const page: PageModule = { loader, Component: EndingPage, title: endingWording.title };
