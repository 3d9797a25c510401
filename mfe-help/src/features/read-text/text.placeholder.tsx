import { lineLength, Stack, styled } from '@poku/kit';
import { TextBone, TextLines, Waiting } from '@poku/kit/placeholder';

const Paper = styled(Stack)`
  max-width: ${lineLength};
  margin-inline: auto;
`;

/** Lines of its paragraphs, as many as fill a screen. */
const PARAGRAPHS = [2, 4, 5, 3, 6, 4];

/** A `TextBody` on its way. */
export const TextBodyBones = () => (
  <Waiting>
    <Paper>
      <TextBone $font="caption" $width="11rem" />
      {PARAGRAPHS.map((lines, index) => (
        <TextLines key={index} count={lines} />
      ))}
    </Paper>
  </Waiting>
);
