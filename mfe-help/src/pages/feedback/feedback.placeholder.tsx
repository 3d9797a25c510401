import { Card, Stack } from '@poku/kit';
import { ButtonBone, TextBone, Waiting } from '@poku/kit/placeholder';
import { feedbackWording } from '../../wording/feedback';

/** The first question; the others follow its stars. */
export const Placeholder = () => (
  <Waiting>
    <Stack>
      <p>{feedbackWording.intro}</p>
      <Card>
        <Stack $gap={2}>
          <TextBone $width="80%" />
          <ButtonBone $width="220px" />
        </Stack>
      </Card>
    </Stack>
  </Waiting>
);
