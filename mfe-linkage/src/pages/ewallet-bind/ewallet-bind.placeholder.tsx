import { radius, Stack } from '@poku/kit';
import { Bone, ButtonBone, TextLines, Waiting, WordBones } from '@poku/kit/placeholder';
import { linkingWording } from '../../wording/linking';
import { Head, Title } from '../../features/list-partners/link/link-terms.styles';

/** What linking means, as it is asked at first; whose e-wallet it is is not known yet. */
export const Placeholder = () => (
  <Waiting>
    <Stack $gap={5}>
      <Head>
        <Bone $width="56px" $height="56px" $round={radius.card} />
        <WordBones count={12} />
      </Head>
      <section>
        <Title>{linkingWording.sharedData}</Title>
        <TextLines count={3} gap={2} />
      </section>
      <WordBones count={14} />
      <ButtonBone />
    </Stack>
  </Waiting>
);
