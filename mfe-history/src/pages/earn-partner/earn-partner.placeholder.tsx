import { Caption, focusWidth, Stack, styled } from '@poku/kit';
import { ButtonBone, Waiting } from '@poku/kit/placeholder';
import { PartnerHeadBone, PartnerTextBones } from '../../features/list-earn-partners/partner.placeholder';
import { earnWording } from '../../wording/earn';

const Root = styled(Stack)`
  max-width: ${focusWidth};
  margin: 0 auto;
`;

export const Placeholder = () => (
  <Waiting>
    <Root $gap={5}>
      <PartnerHeadBone />
      <PartnerTextBones />
      <Stack $gap={2}>
        <ButtonBone />
        <Caption>{earnWording.creditedWithin}</Caption>
      </Stack>
    </Root>
  </Waiting>
);
