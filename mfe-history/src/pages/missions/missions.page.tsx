import type { PageModule } from '@poku/contract';
import { formatWeekday } from '@poku/domain/dates';
import { useEvent } from '@poku/platform';
import { useLoaderData, useRevalidator } from '@poku/kit/router';
import { ButtonLink, Caption, EmptyState, Section, Stack } from '@poku/kit';
import type { ReactNode } from 'react';
import type { Mission } from '../../calls/missions';
import { paths } from '../../paths';
import { missionsWording } from '../../wording/missions';
import { loader } from './loader';
import { FetchAll } from './fetch-all';
import { MissionItem } from './mission-item';
import { Column, Missions, Weeks } from './missions.styles';
import type { Reward } from './use-fetch';

/** The last day of a week. @param end ISO 8601, the first moment after it */
const lastDay = (end: string): string => formatWeekday(Date.parse(end) - 1);

interface MissionListProps {
  readonly missions: readonly Mission[];
  /** Their Monday. */
  readonly week: string;
  readonly isFetchedAtOnce: boolean;
}

const MissionList = ({ missions, week, isFetchedAtOnce }: MissionListProps) => (
  <Missions>
    {missions.map((mission) => (
      <MissionItem key={mission.id} mission={mission} week={week} isOneOfMany={isFetchedAtOnce} />
    ))}
  </Missions>
);

const reachedOf = (missions: readonly Mission[], week: string): readonly Reward[] =>
  missions.filter(({ state }) => state === 'reached').map((mission) => ({ mission, week }));

/** The running week; it has a heading where something stands above it. */
function ThisWeek({ isNamed, children }: { readonly isNamed: boolean; readonly children: ReactNode }) {
  return isNamed ? (
    <Section title={missionsWording.thisWeek}>{children}</Section>
  ) : (
    <Stack $gap={2}>{children}</Stack>
  );
}

function MissionsPage() {
  const { missions, week, endsAt, missionsBefore, weekBefore } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const readAgain = () => void revalidate();
  useEvent('points.changed', readAgain);
  useEvent('coupon.changed', readAgain);
  const rewards = [...reachedOf(missionsBefore, weekBefore), ...reachedOf(missions, week)];
  const isFetchedAtOnce = rewards.length > 1;
  return (
    <Stack $gap={6}>
      {isFetchedAtOnce && (
        <Column>
          <FetchAll rewards={rewards} />
        </Column>
      )}
      <Weeks $count={missionsBefore.length > 0 ? 2 : 1}>
        {missionsBefore.length > 0 && (
          <Section title={missionsWording.before}>
            <Caption>{missionsWording.beforeUntil(lastDay(endsAt))}</Caption>
            <MissionList missions={missionsBefore} week={weekBefore} isFetchedAtOnce={isFetchedAtOnce} />
          </Section>
        )}
        {missions.length === 0 ? (
          <EmptyState
            drawing="coupon"
            text={missionsWording.none}
            action={<ButtonLink to={paths.catalogue()}>{missionsWording.toCatalogue}</ButtonLink>}
          />
        ) : (
          <ThisWeek isNamed={missionsBefore.length > 0}>
            <Caption>{missionsWording.until(lastDay(endsAt))}</Caption>
            <MissionList missions={missions} week={week} isFetchedAtOnce={isFetchedAtOnce} />
          </ThisWeek>
        )}
      </Weeks>
    </Stack>
  );
}

export const page: PageModule = { loader, Component: MissionsPage, title: missionsWording.title };
