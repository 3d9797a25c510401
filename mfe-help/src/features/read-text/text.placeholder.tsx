import { dayMark, textMark } from '@poku/contract';
import { wireName } from '@poku/contract/calls';
import { legalFields, type LegalText } from '@poku/flows/legal';
import { lineLength, radius, Stack, styled } from '@poku/kit';
import { Bone, Sample, TextBone, TextLines, Waiting } from '@poku/kit/placeholder';
import { TextBody, type TextBodyProps } from './text-body';

const Paper = styled(Stack)`
  max-width: ${lineLength};
  margin-inline: auto;
`;

/** Lines of its paragraphs, as many as fill a screen. */
const PARAGRAPHS = [2, 4, 5, 3, 6, 4];

/** A text made of marks. */
const sample: LegalText = {
  title: textMark(wireName('title', legalFields.title)),
  html: textMark(wireName('html', legalFields.html)),
  validFrom: dayMark(0),
};
const days = [wireName('validFrom', legalFields.validFrom)];

export interface TextPlaceholderProps extends Pick<TextBodyProps, 'children'> {
  /** Path of the call that answers the text. */
  readonly call: string;
}

/** A `TextBody` on its way: the text itself as soon as it is answered. */
export const TextPlaceholder = ({ call, children }: TextPlaceholderProps) => (
  <Waiting>
    <Sample rows={{ call, isOne: true, wholes: [], days }}>
      <TextBody text={sample} hasContents>
        {children}
      </TextBody>
    </Sample>
    <Paper>
      <TextBone $font="caption" $width="11rem" />
      <Bone $height="54px" $round={radius.card} />
      {PARAGRAPHS.map((lines, index) => (
        <TextLines key={index} count={lines} />
      ))}
    </Paper>
  </Waiting>
);
