import { Card, Stack } from '@poku/kit';
import { ButtonBone, Waiting, WordBones } from '@poku/kit/placeholder';
import { feedbackWording } from '../../wording/feedback';

/** The first question; the others follow its stars. */
export const Placeholder = () => (
  <Waiting>
    <Stack>
      <p>{feedbackWording.intro}</p>
      <Card>
        <WordBones count={6} />
        <ButtonBone $width="220px" />
      </Card>
    </Stack>
  </Waiting>
);
