import type { CodeWording } from './code-wording';

/** Phone and password of who logs in: all that a guest's first page has of the texts of access ([A] §5, [A] §8). */
export const credentialWording = {
  phoneEmpty: 'Mohon isi nomor HP',
  phoneInvalid: 'Masukkan nomor HP yang valid!',
  passwordEmpty: 'Mohon isi Password',
  passwordTooShort: 'Password minimal 8 karakter',
  passwordSpace: 'Password tidak boleh menggunakan spasi',
  loginLocked: 'Percobaan log in kamu gagal! Tunggu 10 menit untuk coba lagi.',
} as const;

const wrongLogin = 'Nomor HP atau password salah';

/** `POST /loginauth` and `POST /logintoken` ([A] §8). */
export const loginCodeWording: CodeWording = {
  201: wrongLogin,
  202: credentialWording.phoneEmpty,
  203: credentialWording.passwordEmpty,
  204: 'Aplikasi ini tidak dikenali. Muat ulang halaman, lalu coba lagi.',
  205: wrongLogin,
  207: credentialWording.loginLocked,
  208: 'Sistem mengalami gangguan',
};
