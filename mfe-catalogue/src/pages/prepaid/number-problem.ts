import { PHONE_NATIONAL_MIN_DIGITS } from '@poku/domain/limits/forms';
import { validatePhone } from '@poku/domain/phone';
import { accessWording } from '@poku/domain/wording/access';
import { prepaidWording } from '../../wording/prepaid';

/**
 * What is wrong with a number that is typed: it is too short yet, or can be no mobile number.
 * @param nationalPart digits without prefix; nothing is wrong with none
 * @returns the text to show, or `undefined`
 */
export function numberProblem(nationalPart: string): string | undefined {
  if (nationalPart === '' || validatePhone(nationalPart) === undefined) return undefined;
  const isShort = nationalPart.startsWith('8') && nationalPart.length < PHONE_NATIONAL_MIN_DIGITS;
  return isShort ? prepaidWording.incomplete : accessWording.phoneInvalid;
}
