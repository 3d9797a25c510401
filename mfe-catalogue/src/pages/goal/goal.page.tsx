import type { PageModule } from '@poku/contract';
import { useEvent } from '@poku/platform';
import { ButtonLink, Caption, EmptyPlace, Section, Stack } from '@poku/kit';
import { useLoaderData, useRevalidator } from '@poku/kit/router';
import type { Goal } from '../../calls/goal';
import { CouponRow } from '../../features/list-coupons/coupon-row';
import { paths } from '../../paths';
import { goalWording } from '../../wording/goal';
import { ChosenGoal } from './chosen-goal';
import { GoalDrawing } from './goal-drawing';
import { Column } from './goal.styles';
import { loader } from './loader';

/** What could be chosen. */
const NoGoal = ({ near }: Pick<Goal, 'near'>) => (
  <Stack $gap={5}>
    <EmptyPlace
      picture={<GoalDrawing />}
      text={goalWording.noneText}
      action={<ButtonLink to={paths.catalogue()}>{goalWording.toCatalogue}</ButtonLink>}
    />
    {near.length > 0 && (
      <Section title={goalWording.near}>
        <Caption>{goalWording.nearText}</Caption>
        <CouponRow coupons={near} />
      </Section>
    )}
  </Stack>
);

function GoalPage() {
  const goal = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  useEvent('points.changed', () => void revalidate());
  return goal.coupon === null ? (
    <NoGoal near={goal.near} />
  ) : (
    <Column>
      <ChosenGoal goal={goal} coupon={goal.coupon} />
    </Column>
  );
}

export const page: PageModule = { loader, Component: GoalPage, title: goalWording.title };
