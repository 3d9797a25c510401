import type { AccessApi } from '@poku/contract';
import { normalizeEmail } from '@poku/domain/email';
import type { Transport } from '../transport';
import { msisdnOf, readOtpRequest, toMsisdn } from '../groups/otp';

type PasswordApi = Pick<
  AccessApi,
  | 'requestForgotOtp'
  | 'requestResetLink'
  | 'resetPasswordByOtp'
  | 'checkResetLink'
  | 'resetPasswordByLink'
  | 'changePassword'
>;

const REQUEST_OTP = '/requestotpforgotpassword';

/** Forgotten and changed passwords ([A] §7). */
export function createPasswordApi({ clientId, post, put }: Transport): PasswordApi {
  return {
    async requestForgotOtp(phone) {
      const body = { msisdn: toMsisdn(phone) };
      return readOtpRequest(REQUEST_OTP, await post(REQUEST_OTP, { body }));
    },
    async requestResetLink(email) {
      const body = { email: normalizeEmail(email) };
      await post('/requestforgotpasswordemail', { body });
    },
    async resetPasswordByOtp({ requestId, code, phone, newPassword }) {
      const body = {
        ...msisdnOf(phone),
        newPassword,
        ...(code !== undefined && { otpCode: code }),
        otpRequestId: requestId,
      };
      await post('/updatepassword', { body });
    },
    async checkResetLink(verifyCode, options) {
      const body = { verifyCode };
      await post('/checkforgotpasswordemail', { ...options, body });
    },
    async resetPasswordByLink(verifyCode, newPassword) {
      const body = { verifyCode, password: newPassword };
      await post('/validateforgotpasswordemail', { body });
    },
    async changePassword({ oldPassword, newPassword }) {
      const body = {
        clientId: clientId(),
        oldPassword,
        newPassword,
      };
      await put('/changepassword', { body });
    },
  };
}
