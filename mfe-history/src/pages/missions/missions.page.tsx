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
import { MissionItem } from './mission-item';
import { Column, Missions } from './missions.styles';

/** The last day of a week. @param end ISO 8601, the first moment after it */
const lastDay = (end: string): string => formatWeekday(Date.parse(end) - 1);

interface MissionListProps {
  readonly missions: readonly Mission[];
  /** Their Monday. */
  readonly week: string;
}

const MissionList = ({ missions, week }: MissionListProps) => (
  <Missions>
    {missions.map((mission) => (
      <MissionItem key={mission.id} mission={mission} week={week} />
    ))}
  </Missions>
);

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
  return (
    <Column>
      <Stack $gap={6}>
        {missionsBefore.length > 0 && (
          <Section title={missionsWording.before}>
            <Caption>{missionsWording.beforeUntil(lastDay(endsAt))}</Caption>
            <MissionList missions={missionsBefore} week={weekBefore} />
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
            <MissionList missions={missions} week={week} />
          </ThisWeek>
        )}
      </Stack>
    </Column>
  );
}

export const page: PageModule = { loader, Component: MissionsPage, title: missionsWording.title };
