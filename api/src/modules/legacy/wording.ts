/** The older login by e-mail (D27). */
export const legacyLoginWording = {
  wrongEmailLogin: 'Email atau password salah',
} as const;
