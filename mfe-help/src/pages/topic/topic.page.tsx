import type { PageModule } from '@poku/contract';
import { usePlatform } from '@poku/platform';
import { useLoaderData } from '@poku/kit/router';
import { ButtonLink, DeskAside, DeskColumns, EmptyState, font, Section, Stack, styled } from '@poku/kit';
import { TopicLinks } from '../../features/list-topics/topic-list';
import { paths } from '../../paths';
import { helpTitles } from '../../wording/titles';
import { helpWording } from '../../wording/help';
import { loader } from './loader';
import { TopicEntries } from './topic-entries';

const Name = styled.h2`
  ${font('heading', 'bold')}
`;

function TopicPage() {
  const { topic, others } = useLoaderData<typeof loader>();
  const { isKnownPath } = usePlatform();
  const toOthers = <ButtonLink to={paths.help()}>{helpWording.toHelpCentre}</ButtonLink>;
  if (topic === null)
    return <EmptyState drawing="not-found" text={helpWording.topicUnknown} action={toOthers} />;
  return (
    <DeskColumns $gap={6}>
      <Stack>
        <Name>{topic.name}</Name>
        {topic.entries.length === 0 ? (
          <EmptyState drawing="search" text={helpWording.topicEmpty} action={toOthers} />
        ) : (
          <TopicEntries entries={topic.entries} />
        )}
      </Stack>
      <DeskAside $gap={6}>
        {others.length > 0 && (
          <Section title={helpWording.otherTopics}>
            <TopicLinks topics={others} />
          </Section>
        )}
        {isKnownPath(paths.sendReport()) && (
          <Section title={helpWording.unanswered}>
            <ButtonLink variant="secondary" fullWidth to={paths.sendReport()}>
              {helpTitles.report}
            </ButtonLink>
          </Section>
        )}
      </DeskAside>
    </DeskColumns>
  );
}

export const page: PageModule = { loader, Component: TopicPage, title: helpTitles.helpCentre };
