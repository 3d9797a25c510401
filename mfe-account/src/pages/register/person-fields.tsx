import { validateName } from '@poku/domain/name';
import type { Gender } from '@poku/contract';
import { DateFormField, RadioFormField, TextFormField } from '@poku/kit/forms';
import { registrationWording } from '../../wording/registration';
import { validateBirthDate } from '../../calls/birth-date';

const genders: readonly { readonly value: Gender; readonly label: string }[] = [
  { value: 'male', label: registrationWording.male },
  { value: 'female', label: registrationWording.female },
];

/** Name, birth date and gender ([A] §5). */
export function PersonFields() {
  return (
    <>
      <TextFormField
        name="name"
        label={registrationWording.nameLabel}
        autoComplete="name"
        autoCapitalize="words"
        validate={validateName}
      />
      <DateFormField
        name="birthDate"
        label={registrationWording.birthDateLabel}
        autoComplete="bday"
        validate={(value) => validateBirthDate(value, Date.now())}
      />
      <RadioFormField<Gender>
        name="gender"
        label={registrationWording.genderLabel}
        options={genders}
        validate={(value) => (value === null ? registrationWording.genderEmpty : undefined)}
      />
    </>
  );
}
