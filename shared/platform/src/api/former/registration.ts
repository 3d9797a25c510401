import type { AccessApi, Availability } from '@poku/contract';
import { normalizeEmail } from '@poku/domain/email';
import { VERIFICATION_TIMEOUT_MS } from '@poku/domain/limits/transport';
import { normalizeName } from '@poku/domain/name';
import { toLocalPhone } from '@poku/domain/phone';
import { isApiError } from '../api-error';
import type { Query, Transport } from '../transport';
import { flag, readRecord, text } from '../wire-record';
import { msisdnOf, readOtpRequest, toMsisdn } from '../groups/otp';
import { toGenderCode } from './settings';

type RegistrationApi = Pick<
  AccessApi,
  | 'checkPhone'
  | 'checkEmail'
  | 'requestRegistrationOtp'
  | 'register'
  | 'sendVerificationEmail'
  | 'verifyEmail'
>;

const REGISTER = '/register';
const COMPLETE = '/completeregister';
const VALIDATE_EMAIL = '/validationemail';
/** Codes that say a number or an address is free (D19). */
const FREE_CODES: readonly (number | undefined)[] = [202, 204];

/** Registration and the verification of the e-mail ([A] §7). */
export function createRegistrationApi({ clientId, get, post }: Transport): RegistrationApi {
  /** 200 means taken; every other code of the answer is a refusal to the transport (D19). */
  const availability = async (path: string, query: Query, signal?: AbortSignal): Promise<Availability> => {
    try {
      const data = readRecord(path, await get(path, { query, ...(signal && { signal }) }));
      return { status: 'taken', isVerified: flag(data, 'isVerify'), message: text(data, 'message') };
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'business') throw error;
      const status = FREE_CODES.includes(error.code) ? 'free' : 'invalid';
      return { status, isVerified: false, message: error.message };
    }
  };

  return {
    checkPhone: (phone, options) =>
      availability('/checkmsisdn', { msisdn: toMsisdn(phone) }, options?.signal),
    checkEmail: (email, options) =>
      availability('/checkemail', { email: normalizeEmail(email) }, options?.signal),
    async requestRegistrationOtp({ phone, email }) {
      const body = {
        msisdn: toMsisdn(phone),
        email: normalizeEmail(email),
      };
      return readOtpRequest(REGISTER, await post(REGISTER, { body }));
    },
    async register({ otpRequestId, otpCode, phone, email, password, name, birthDate, gender, entry }) {
      const body = {
        ...msisdnOf(phone),
        otpRequestId,
        ...(otpCode !== undefined && { otpCode }),
        email: normalizeEmail(email),
        name: normalizeName(name),
        dob: birthDate,
        password,
        gender: toGenderCode(gender),
        ...(entry && {
          redirectToken: entry.redirectToken,
          codeVerifier: entry.verifier,
          consentVersion: entry.consentVersion,
        }),
      };
      const data = readRecord(COMPLETE, await post(COMPLETE, { body }));
      return { phone: toLocalPhone(text(data, 'msisdn')) };
    },
    async sendVerificationEmail() {
      const body = { clientId: clientId() };
      await post('/verificationemail', { body });
    },
    async verifyEmail(verifyCode) {
      const body = { verifyCode };
      const answer = await post(VALIDATE_EMAIL, { body, timeoutMs: VERIFICATION_TIMEOUT_MS });
      return { wasVerified: flag(readRecord(VALIDATE_EMAIL, answer), 'wasVerified') };
    },
  };
}
