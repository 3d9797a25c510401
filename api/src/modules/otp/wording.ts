import { BRAND } from '@poku/domain/brand';

/** Texts of an SMS. */
export const smsWording = {
  /** The last line binds the code to the site's host, so that a browser offers it there alone (WebOTP). */
  code: (code: string, hostname: string) =>
    [
      `${code} adalah kode OTP ${BRAND.name} kamu. Berlaku 5 menit. Jangan berikan kode ini kepada siapa pun.`,
      `@${hostname} #${code}`,
    ].join('\n\n'),
} as const;
