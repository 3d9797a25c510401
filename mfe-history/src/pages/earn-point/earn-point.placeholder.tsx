import { Caption, Disclosure, lineLength, Stack, styled } from '@poku/kit';
import { ListBones, Waiting } from '@poku/kit/placeholder';
import { earnWording } from '../../wording/earn';
import { EarnSteps } from './earn-steps';

const Intro = styled.p`
  max-width: ${lineLength};
`;

const PARTNERS = 5;

export const Placeholder = () => (
  <Waiting>
    <Stack>
      <Intro>{earnWording.intro}</Intro>
      <Disclosure title={earnWording.how} open>
        <Stack>
          <EarnSteps />
          <ListBones count={PARTNERS} leadPx={40} noteWords={4} />
        </Stack>
      </Disclosure>
      <Caption>{earnWording.creditedWithin}</Caption>
    </Stack>
  </Waiting>
);
