import { validateName } from '@poku/domain/name';
import type { Gender } from '@poku/contract';
import { DateFormField, RadioFormField, TextFormField } from '@poku/kit/forms';
import { registrationWording } from '../../wording/registration';
import { BIRTH_DATE_FIRST, lastBirthDate, validateBirthDate } from '../../calls/birth-date';

const genders: readonly { readonly value: Gender; readonly label: string }[] = [
  { value: 'male', label: registrationWording.male },
  { value: 'female', label: registrationWording.female },
];
const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Name, birth date and gender ([A] §5). */
export function PersonFields() {
  const years = [yearOf(BIRTH_DATE_FIRST), yearOf(lastBirthDate(Date.now()))] as const;
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
        years={years}
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
