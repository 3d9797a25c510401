import type { AccessApi, wire } from '@poku/contract';
import { refusalCode } from '../api-error';
import type { Transport } from '../transport';
import { optionalText, readRecord } from '../wire-record';
import { loginAs } from './login';
import { msisdnOf, OTP_CHECKS, readOtpRequest, toOtpCheck } from './otp';

/** Calls of a session and of a code by SMS ([A] §7), which the shell or several remotes make. */
export type OwnAccessApi = Pick<
  AccessApi,
  'login' | 'signOut' | 'isRegistrationOpen' | 'requestOtp' | 'validateOtp' | 'stepUp'
>;

const SIGN_OUT = '/signout';
const REQUEST_OTP = '/requestotp';
const FULL = 201;

export function createAccessApi(transport: Transport): OwnAccessApi {
  const { clientId, get, post } = transport;
  return {
    login: (credentials) => loginAs(transport, clientId(), credentials),
    async signOut() {
      const body = { clientId: clientId() } satisfies wire.WireSignOutRequest;
      const data = (await post(SIGN_OUT, { body })) ?? {};
      return { callbackUrl: optionalText(readRecord(SIGN_OUT, data), 'callback_url') ?? '' };
    },
    async isRegistrationOpen(options) {
      try {
        await get('/checklimit', options);
        return true;
      } catch (error) {
        if (refusalCode(error) === FULL) return false;
        throw error;
      }
    },
    async requestOtp(purpose, { phone, requestId } = {}) {
      const body = {
        purpose,
        ...msisdnOf(phone),
        ...(requestId !== undefined && { otpRequestId: requestId }),
      } satisfies wire.WireOtpOrder;
      return readOtpRequest(REQUEST_OTP, await post(REQUEST_OTP, { body }));
    },
    async validateOtp(purpose, otp) {
      const check = toOtpCheck(otp);
      const isNamed = OTP_CHECKS[purpose] === '/validateotp';
      const body = isNamed ? ({ ...check, purpose } satisfies wire.WireOtpCheckFor) : check;
      await post(OTP_CHECKS[purpose], { body });
    },
    async stepUp(password) {
      const body = { clientId: clientId(), password } satisfies wire.WireStepUpRequest;
      await post('/stepup', { body });
    },
  };
}
