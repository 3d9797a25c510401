import { ButtonLink, color, focusWidth, font, lineLength, ListItem, space, Stack, styled } from '@poku/kit';
import { TextBone, Waiting } from '@poku/kit/placeholder';
import { paths } from '../../paths';
import { helpWording } from '../../wording/help';
import { helpTitles } from '../../wording/titles';
import { Topics } from './topic-list';

const Intro = styled.div`
  display: grid;
  gap: ${space(1)};
  max-width: ${lineLength};
`;
const Question = styled.h2`
  ${font('heading', 'bold')}
`;
const Guide = styled.p`
  color: ${color('inkMuted')};
`;
const Report = styled.div`
  max-width: ${focusWidth};
`;

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
