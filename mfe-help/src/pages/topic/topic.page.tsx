import type { PageModule } from '@poku/contract';
import { useLoaderData } from '@poku/kit/router';
import { ButtonLink, EmptyState, font, Stack, styled } from '@poku/kit';
import { paths } from '../../paths';
import { helpTitles } from '../../wording/titles';
import { helpWording } from '../../wording/help';
import { loader } from './loader';
import { TopicEntries } from './topic-entries';

const Name = styled.h2`
  ${font('heading', 'bold')}
`;

function TopicPage() {
  const topic = useLoaderData<typeof loader>();
  const others = <ButtonLink to={paths.help()}>{helpWording.toHelpCentre}</ButtonLink>;
  if (topic === null)
    return <EmptyState drawing="not-found" text={helpWording.topicUnknown} action={others} />;
  return (
    <Stack>
      <Name>{topic.name}</Name>
      {topic.entries.length === 0 ? (
        <EmptyState drawing="search" text={helpWording.topicEmpty} action={others} />
      ) : (
        <TopicEntries entries={topic.entries} />
      )}
    </Stack>
  );
}

export const page: PageModule = { loader, Component: TopicPage, title: helpTitles.helpCentre };
