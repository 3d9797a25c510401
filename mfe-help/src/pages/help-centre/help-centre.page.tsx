import type { PageModule } from '@poku/contract';
import { commonWording } from '@poku/domain/wording/common';
import { usePlatform } from '@poku/platform';
import { useLoaderData } from '@poku/kit/router';
import { ButtonLink, EmptyState, Stack } from '@poku/kit';
import { TopicList } from '../../features/list-topics/topic-list';
import { paths } from '../../paths';
import { helpTitles } from '../../wording/titles';
import { helpWording } from '../../wording/help';
import { Guide, Intro, Question, Report } from './help-centre.styles';
import { loader } from './loader';
import { MissingPoints } from './missing-points';

function HelpCentrePage() {
  const platform = usePlatform();
  const topics = useLoaderData<typeof loader>();
  const canReport = platform.isKnownPath(paths.sendReport());
  return (
    <Stack $gap={5}>
      {topics.length === 0 ? (
        <EmptyState
          drawing="search"
          text={helpWording.topicsEmpty}
          action={!canReport && <ButtonLink to={paths.home()}>{commonWording.toHome}</ButtonLink>}
        />
      ) : (
        <>
          <Intro>
            <Question>{helpWording.question}</Question>
            <Guide>{helpWording.intro}</Guide>
          </Intro>
          <MissingPoints />
          <TopicList topics={topics} />
        </>
      )}
      {canReport && (
        <Report>
          <ButtonLink variant="secondary" fullWidth to={paths.sendReport()}>
            {helpTitles.report}
          </ButtonLink>
        </Report>
      )}
    </Stack>
  );
}

export const page: PageModule = { loader, Component: HelpCentrePage, title: helpTitles.helpCentre };
