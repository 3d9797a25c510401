import { textMark } from '@poku/contract';
import { wireName, wirePlace } from '@poku/contract/calls';
import { radius, space, Stack, styled } from '@poku/kit';
import { Bone, FoldedBone, TextBone, WordBones } from '@poku/kit/placeholder';
import { type EarnPartner, earnPartnerFields } from '../../calls/earn';
import { earnWording } from '../../wording/earn';

const at = (name: keyof typeof earnPartnerFields) => textMark(wireName(name, earnPartnerFields[name]));
const textAt = (name: keyof EarnPartner['texts']) => textMark(wirePlace(earnPartnerFields, `texts.${name}`));

/** A partner made of marks: a mark behind a slash counts as a picture of the site. */
export const partnerSample: EarnPartner = {
  id: at('id'),
  name: at('name'),
  address: at('address'),
  image: `/${at('image')}`,
  url: '',
  interim: null,
  reward: null,
  texts: {
    descriptionHtml: textAt('descriptionHtml'),
    howHtml: textAt('howHtml'),
    termsHtml: textAt('termsHtml'),
  },
};

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
