import { ButtonLink, ListItem, Stack } from '@poku/kit';
import { Bone, TextBone, Waiting } from '@poku/kit/placeholder';
import { Topics } from '../../features/list-topics/topic-list';
import { paths } from '../../paths';
import { helpWording } from '../../wording/help';
import { helpTitles } from '../../wording/titles';
import { Guide, Intro, Question, Report } from './help-centre.styles';
import { MissingPoints } from './missing-points';

const TOPICS = 6;

export const Placeholder = () => (
  <Waiting>
    <Stack $gap={5}>
      <Intro>
        <Question>{helpWording.question}</Question>
        <Guide>{helpWording.intro}</Guide>
      </Intro>
      <MissingPoints />
      <Topics aria-hidden="true">
        {Array.from({ length: TOPICS }, (_, index) => (
          <ListItem
            key={index}
            lead={<Bone $width="24px" $height="24px" />}
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
