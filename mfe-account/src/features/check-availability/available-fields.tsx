import { validateEmail } from '@poku/domain/email';
import { validatePhone } from '@poku/domain/phone';
import { accessWording } from '@poku/domain/wording/access';
import { PhoneField, TextField } from '@poku/kit/fields';
import { useFormInput } from '@poku/kit/forms';
import { loginWording } from '../../wording/login';
import { availabilityText } from './availability-text';
import type { AvailabilityState } from './use-availability';

const phoneTexts = { taken: accessWording.phoneTaken, free: loginWording.phoneFree };
const emailTexts = { taken: accessWording.emailTaken, free: loginWording.emailFree };
const KEEPS_ITS_PLACE = '\u00a0';

/** An error stands where a hint stood, so nothing moves. */
const texts = (error: string | undefined, hint: string | undefined) =>
  error === undefined ? { hint: hint ?? KEEPS_ITS_PLACE } : { error };
/** A fixed value is not weighed any more: why it is fixed stands where its state would. */
const fixing = (fixedBecause: string | undefined) => fixedBecause !== undefined && { disabled: true };

export interface AvailableFieldProps {
  /** Name of the field in the form around it. */
  readonly name: string;
  readonly label: string;
  /** From `useAvailability` with the field's value. */
  readonly state: AvailabilityState;
  /** The value cannot be changed, and why. Default: it can. */
  readonly fixedBecause?: string;
}

/** A phone number of the form around it, with what is known of it; the name that its account logs in with. */
export function AvailablePhoneField({ name, label, state, fixedBecause }: AvailableFieldProps) {
  const input = useFormInput<string>({ name, validate: validatePhone }, '');
  const { error, hint } = availabilityText(state, phoneTexts);
  return (
    <PhoneField
      {...input}
      {...fixing(fixedBecause)}
      label={label}
      autoComplete="username"
      {...texts(input.error ?? error, fixedBecause ?? hint)}
    />
  );
}

export interface AvailableEmailFieldProps extends AvailableFieldProps {
  /** Text when the address may be taken. Default 'Email bisa dipakai'. */
  readonly free?: string;
  readonly autoComplete?: 'email' | 'username';
  /** What stands there while nothing is known. Default the line stays empty. */
  readonly hintAtFirst?: string;
}

/** An e-mail of the form around it, with what is known of it. Typed and pasted spaces do not enter it ([A] §5). */
export function AvailableEmailField(props: AvailableEmailFieldProps) {
  const {
    name,
    label,
    state,
    fixedBecause,
    free = emailTexts.free,
    autoComplete = 'email',
    hintAtFirst,
  } = props;
  const input = useFormInput<string>({ name, validate: (value) => validateEmail(value) }, '');
  const { error, hint } = availabilityText(state, { ...emailTexts, free });
  return (
    <TextField
      {...input}
      {...fixing(fixedBecause)}
      type="text"
      inputMode="email"
      autoCapitalize="none"
      autoComplete={autoComplete}
      label={label}
      onChange={(value) => input.onChange(value.replace(/\s/g, ''))}
      {...texts(input.error ?? error, fixedBecause ?? hint ?? hintAtFirst)}
    />
  );
}
