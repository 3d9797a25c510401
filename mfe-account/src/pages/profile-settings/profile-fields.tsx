import { validateName } from '@poku/domain/name';
import { Caption } from '@poku/kit';
import { DateFormField, RadioFormField, SubmitButton, TextFormField, useFormValues } from '@poku/kit/forms';
import { AvailableEmailField, mayBeTaken, useEmailAvailability } from '../../features/check-availability';
import { LeaveQuestion } from '../../features/save-draft';
import { accountWording } from '../../wording/account';
import { validateBirthDate } from '../../calls/birth-date';
import { isChangedEmail, isChangedProfile, type ProfileValues } from './profile-values';

const genders = [
  { value: 'male', label: accountWording.genderMale },
  { value: 'female', label: accountWording.genderFemale },
] as const;

interface ProfileFieldsProps {
  readonly stored: ProfileValues;
  /** Whether what was changed is stored by now. */
  readonly isSaved: () => boolean;
}

/** The fields, and the button that works once something is changed and everything fits ([A] §4). */
export function ProfileFields({ stored, isSaved }: ProfileFieldsProps) {
  const values = useFormValues<ProfileValues>();
  const isNewEmail = isChangedEmail(stored, values);
  // The member's own address needs no check: it is free for them (D19).
  const availability = useEmailAvailability(isNewEmail ? values.email : '');
  const isEmailFine = !isNewEmail || mayBeTaken(availability);
  const isChanged = isChangedProfile(stored, values);
  const isIncomplete = values.gender === null || values.birthDate === '';
  return (
    <>
      <RadioFormField<'male' | 'female'> name="gender" label={accountWording.genderLabel} options={genders} />
      <AvailableEmailField
        name="email"
        label={accountWording.emailLabel}
        state={availability}
        free={availability.status === 'free' ? availability.message : undefined}
        hintAtFirst={accountWording.emailHint}
      />
      <TextFormField
        name="name"
        label={accountWording.nameLabel}
        autoComplete="name"
        autoCapitalize="words"
        validate={validateName}
      />
      <DateFormField
        name="birthDate"
        label={accountWording.birthDateLabel}
        autoComplete="bday"
        validate={(value) => validateBirthDate(value, Date.now())}
      />
      <LeaveQuestion hasChanges={isChanged} isSaved={isSaved} />
      {isChanged && isIncomplete && <Caption>{accountWording.profileIncomplete}</Caption>}
      <SubmitButton needsValid disabled={!isEmailFine || values.gender === null || !isChanged}>
        {accountWording.save}
      </SubmitButton>
    </>
  );
}
