/** The password of a login that links ([A] §2). */
export const linkLoginWording = {
  passwordLabel: 'Password',
  toForgotPassword: 'Lupa password?',
} as const;
