import { ButtonLink, ListItem, Stack } from '@poku/kit';
import { TextBone, Waiting } from '@poku/kit/placeholder';
import { paths } from '../../paths';
import { helpWording } from '../../wording/help';
import { helpTitles } from '../../wording/titles';
import { Guide, Intro, Question, Report } from './help-centre.styles';
import { Topics } from './topic-list';

const TOPICS = 6;

export const Placeholder = () => (
  <Waiting>
    <Stack $gap={5}>
      <Intro>
        <Question>{helpWording.question}</Question>
        <Guide>{helpWording.intro}</Guide>
      </Intro>
      <Topics aria-hidden="true">
        {Array.from({ length: TOPICS }, (_, index) => (
          <ListItem
            key={index}
            icon="help"
            title={<TextBone $width="56%" />}
            note={<TextBone $font="caption" $width="5rem" />}
          />
        ))}
      </Topics>
      <Report>
        <ButtonLink variant="secondary" fullWidth to={paths.sendReport()}>
          {helpTitles.report}
        </ButtonLink>
      </Report>
    </Stack>
  </Waiting>
);
