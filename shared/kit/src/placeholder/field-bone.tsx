import { font, radius, space, styled } from '@poku/kit';
import { Bone } from './bone';
import { TextBone } from './text-bone';

const Root = styled.div`
  display: grid;
  gap: ${space(1.5)};
`;
const Label = styled.p`
  ${font('body', 'bold')}
`;

export interface FieldBoneProps {
  /** The label that the field will have. */
  readonly label: string;
  /** Whether a line of hint stands below it. Default false. */
  readonly hasHint?: boolean;
  /** Height of its box, as CSS. Default that of one line. */
  readonly height?: string;
}

/** A field whose value is on its way, with its label. */
export const FieldBone = ({ label, hasHint = false, height = '48px' }: FieldBoneProps) => (
  <Root>
    <Label>{label}</Label>
    <Bone $height={height} $round={radius.control} />
    {/* Without a hint the empty line of an error. */}
    {hasHint ? <TextBone $font="caption" $width="48%" /> : <div />}
  </Root>
);
