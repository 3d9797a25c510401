/** The older service calls ([A] §7, D27): `status` 'ok' with data, or 'error' with a message. */
export interface WireLegacyAnswer {
  status: 'ok' | 'error';
  message?: string;
  data?: WireLegacyData;
}

/** Data of an older call ([A] §7). Empty texts where a call has nothing to say. */
export interface WireLegacyData {
  token: string;
  secret: string;
  user_id: string;
  email: string;
}

/** `POST /api/login`. */
export interface WireLegacyLogin {
  email: string;
  password: string;
}

/** `POST /api/forgotPassword`. `url` is used only when it is an allowed address (D16, D27). */
export interface WireLegacyForgot {
  email: string;
  url: string;
}

/** `PATCH /api/changePassword/{id}`; needs that member's session, or a reset token as bearer (D27). */
export interface WireLegacyChangePassword {
  new_password: string;
  conf_password: string;
}

/** `POST /api/register`. */
export interface WireLegacyRegister {
  email: string;
  password: string;
  profile: {
    name: string;
    msisdn: string;
    dob: string;
    gender: string;
    otpRequestId: string;
    otpCode?: string;
  };
  reference: string;
  url: string;
}
