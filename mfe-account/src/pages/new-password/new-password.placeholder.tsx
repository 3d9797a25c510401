import { TitledStep } from '../../features/show-steps';
import { Stack } from '@poku/kit';
import { ButtonBone, FieldBone, TextLines, Waiting } from '@poku/kit/placeholder';
import { forgotWording } from '../../wording/forgot';

/** The form, without anything to fill in: whether its link is good is known later. */
export const Placeholder = () => (
  <Waiting>
    <TitledStep step="new" title={forgotWording.newTitle}>
      <Stack $gap={5}>
        <FieldBone label={forgotWording.newPasswordLabel} />
        <TextLines count={4} font="caption" gap={1} />
        <FieldBone label={forgotWording.confirmationLabel} />
        <ButtonBone />
      </Stack>
    </TitledStep>
  </Waiting>
);
