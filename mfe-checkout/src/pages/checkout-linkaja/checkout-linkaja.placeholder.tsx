import { Centered, Drawing, space, styled } from '@poku/kit';
import { ButtonBone, TextBone, TextLines, Waiting } from '@poku/kit/placeholder';

const Root = styled(Centered)`
  padding-block: ${space(8)};
`;
/** As high as the words and the mark of the wait. */
const Text = styled.div`
  width: min(100%, 44ch);
  min-height: calc(4.5em + 32px + ${space(4)});
`;

export const Placeholder = () => (
  <Waiting>
    <Root>
      <Drawing name="coupon" />
      <TextBone $font="heading" $width="16rem" />
      <Text>
        <TextLines count={2} />
      </Text>
      <ButtonBone $width="12rem" />
      <TextBone $font="caption" $width="9rem" />
    </Root>
  </Waiting>
);
