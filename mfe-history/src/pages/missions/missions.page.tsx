import type { PageModule } from '@poku/contract';
import { formatWeekday } from '@poku/domain/dates';
import { useEvent, usePlatform } from '@poku/platform';
import { useLoaderData, useRevalidator } from '@poku/kit/router';
import { ButtonLink, Caption, EmptyState, Section, Stack } from '@poku/kit';
import { paths } from '../../paths';
import { missionsWording } from '../../wording/missions';
import { loader } from './loader';
import { MissionItem } from './mission-item';
import { Column, Missions } from './missions.styles';

/** The last day of a week. @param end ISO 8601, the first moment after it */
const lastDay = (end: string): string => formatWeekday(Date.parse(end) - 1);

function MissionsPage() {
  const { missions, week, endsAt, missionsBefore, weekBefore } = useLoaderData<typeof loader>();
  const { clientId, events } = usePlatform();
  const { revalidate } = useRevalidator();
  const readAgain = () => void revalidate();
  useEvent('points.changed', readAgain);
  useEvent('coupon.changed', readAgain);
  const onFetched = () => {
    // Read again by this event, which tells everybody else, too.
    events.publish('points.changed', { clientId: clientId() });
  };
  return (
    <Column>
      <Stack $gap={6}>
        {missionsBefore.length > 0 && (
          <Section title={missionsWording.before}>
            <Caption>{missionsWording.beforeUntil(lastDay(endsAt))}</Caption>
            <Missions>
              {missionsBefore.map((mission) => (
                <MissionItem key={mission.id} mission={mission} week={weekBefore} onFetched={onFetched} />
              ))}
            </Missions>
          </Section>
        )}
        {missions.length === 0 ? (
          <EmptyState
            drawing="coupon"
            text={missionsWording.none}
            action={<ButtonLink to={paths.catalogue()}>{missionsWording.toCatalogue}</ButtonLink>}
          />
        ) : (
          <Stack $gap={3}>
            <Caption>{missionsWording.until(lastDay(endsAt))}</Caption>
            <Missions>
              {missions.map((mission) => (
                <MissionItem key={mission.id} mission={mission} week={week} onFetched={onFetched} />
              ))}
            </Missions>
          </Stack>
        )}
      </Stack>
    </Column>
  );
}

export const page: PageModule = { loader, Component: MissionsPage, title: missionsWording.title };
