import type { CallOptions, Platform } from '@poku/contract';
import { messageFor, refusalCode } from '@poku/platform';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { packagesCall, PrepaidCode, prepaidCodeWording } from '../../calls/prepaid';
import { prepaidWording } from '../../wording/prepaid';

const REFUSED_NUMBERS: readonly (number | undefined)[] = [
  PrepaidCode.operatorUnknown,
  PrepaidCode.numberInvalid,
];

/** Why the number itself is refused ([C] §8), or `undefined` for another failure. */
export const refusedNumber = (error: unknown): string | undefined =>
  REFUSED_NUMBERS.includes(refusalCode(error)) ? messageFor(error, prepaidCodeWording) : undefined;

/**
 * Why a prepaid package cannot be filled to a number: another operator has it, or none (D41). What cannot be asked for
 * forbids nothing: the server decides again at the checkout.
 * @param phone in E.164
 * @returns the text to show, or `undefined`
 */
export async function readNumberProblem(
  { call }: Pick<Platform, 'call'>,
  { id, brand }: Pick<Coupon, 'id' | 'brand'>,
  phone: string,
  options: CallOptions,
): Promise<string | undefined> {
  try {
    const packages = await call(packagesCall, { phone }, options);
    if (packages.some((one) => one.id === id)) return undefined;
    const operator = packages[0]?.operator ?? brand;
    return operator === brand ? prepaidWording.notForNumber : prepaidWording.otherOperator(operator, brand);
  } catch (error) {
    return refusedNumber(error);
  }
}
