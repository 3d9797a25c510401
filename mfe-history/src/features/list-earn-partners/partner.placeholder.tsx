import { radius, space, Stack, styled } from '@poku/kit';
import { Bone, FoldedBone, TextBone, WordBones } from '@poku/kit/placeholder';
import { earnWording } from '../../wording/earn';

const Head = styled.div`
  display: flex;
  gap: ${space(4)};
  align-items: center;
`;
const Words = styled.div`
  flex: 1;
`;

/** Picture, name and address of a partner on their way. */
export const PartnerHeadBone = () => (
  <Head>
    <Bone $width="88px" $height="88px" $round={radius.card} />
    <Words>
      <TextBone $font="heading" $width="64%" />
      <TextBone $font="caption" $width="80%" />
    </Words>
  </Head>
);

/** Its texts on their way. */
export const PartnerTextBones = () => (
  <Stack>
    <WordBones count={25} />
    <Stack $gap={2}>
      <FoldedBone title={earnWording.partnerHow} />
      <FoldedBone title={earnWording.partnerTerms} />
    </Stack>
  </Stack>
);
