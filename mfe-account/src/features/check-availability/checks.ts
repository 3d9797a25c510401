import { validateEmail } from '@poku/domain/email';
import { PHONE_FORM_MIN_CHARS } from '@poku/domain/limits/forms';
import { normalizePhone, validatePhone } from '@poku/domain/phone';
import { usePlatform } from '@poku/platform';
import { askEmail, askPhone } from './ask';
import { type AvailabilityState, useAvailability } from './use-availability';

const isPhoneReady = (value: string) =>
  value.length >= PHONE_FORM_MIN_CHARS && normalizePhone(value) !== undefined && !validatePhone(value);
const isEmailReady = (value: string) => validateEmail(value) === undefined;

/** Whether a number is free; asks once it has 8 characters and is a number ([A] §5). */
export function usePhoneAvailability(phone: string): AvailabilityState {
  const platform = usePlatform();
  return useAvailability(phone, {
    check: (value, options) => askPhone(platform, value, options),
    isReady: isPhoneReady,
  });
}

/** Whether an address is free; asks once its format matches ([A] §5). A member's own address is free for them (D19). */
export function useEmailAvailability(email: string): AvailabilityState {
  const platform = usePlatform();
  return useAvailability(email, {
    check: (value, options) => askEmail(platform, value, options),
    isReady: isEmailReady,
  });
}
