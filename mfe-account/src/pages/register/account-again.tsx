import { Notice } from '@poku/kit';
import { useFormValues } from '@poku/kit/forms';
import { AvailableEmailField, useEmailAvailability } from '../../features/check-availability';
import { registrationWording } from '../../wording/registration';
import { FirstPassword } from './first-password';
import { fixedFields } from './fixed-fields';
import type { ProfileValues } from './profile-values';
import type { Visitor } from './visit';

interface AccountAgainProps {
  readonly isAfterReload: boolean;
  readonly visitor: Visitor | null;
}

/** E-mail and password once more: a reload keeps neither (D26), or the address was taken meanwhile. */
export function AccountAgain({ isAfterReload, visitor }: AccountAgainProps) {
  const { email = '' } = useFormValues<Partial<ProfileValues>>();
  const state = useEmailAvailability(email);
  return (
    <>
      {isAfterReload && <Notice tone="info">{registrationWording.accountAgain}</Notice>}
      <AvailableEmailField
        name="email"
        label={registrationWording.emailLabel}
        state={state}
        fixedBecause={fixedFields(visitor).email}
      />
      <FirstPassword />
    </>
  );
}
