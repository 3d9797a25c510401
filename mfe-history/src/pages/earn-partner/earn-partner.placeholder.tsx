import { Caption, focusWidth, radius, Stack, styled } from '@poku/kit';
import { Bone, ButtonBone, TextBone, Waiting } from '@poku/kit/placeholder';
import { PartnerHeadBone, PartnerTextBones } from '../../features/list-earn-partners/partner.placeholder';
import { earnWording } from '../../wording/earn';
import { RewardRoom } from './partner-reward';

const Root = styled(Stack)`
  max-width: ${focusWidth};
  margin: 0 auto;
`;

export const Placeholder = () => (
  <Waiting>
    <Root $gap={5}>
      <PartnerHeadBone />
      <RewardRoom>
        <TextBone $font="heading" $width="14rem" />
        <Bone $width="11rem" $height="22px" $round={radius.pill} />
      </RewardRoom>
      <PartnerTextBones />
      <Stack $gap={2}>
        <ButtonBone />
        <Caption>{earnWording.creditedWithin}</Caption>
      </Stack>
    </Root>
  </Waiting>
);
