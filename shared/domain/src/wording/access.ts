import type { CodeWording } from './code-wording';
import { credentialWording } from './credentials';

/** Login, registration, OTP and passwords ([A] §5, [A] §8). */
export const accessWording = {
  ...credentialWording,
  passwordTooLong: 'Password maksimal 128 karakter',
  passwordCommon: 'Password ini terlalu mudah ditebak',
  passwordLettersAndDigits: 'Memiliki Huruf & Angka',
  passwordCapital: 'Memiliki Huruf Kapital',
  passwordLength: 'Minimal 8 Karakter',
  passwordConfirmation: 'Konfirmasi password tidak sesuai',
  oldPasswordEmpty: 'Password lama harus diisi',
  oldPasswordTooShort: 'Password harus memiliki minimal 8 karakter',
  passwordUnchanged: 'Password baru harus berbeda dengan password lama',
  emailEmpty: 'Mohon isi Email',
  emailInvalid: 'Masukkan email yang valid',
  emailAcademic: 'Email is not valid!',
  nameEmpty: 'Masukkan Nama Kamu',
  nameInvalid: 'Nama tidak boleh menggunakan simbol/angka',
  nameTooLong: 'Nama maksimal 100 karakter',
  birthDateEmpty: 'Masukkan Tanggal Lahir Kamu',
  birthDateInvalid: 'Tanggal Lahir tidak valid',
  phoneTaken: 'Nomor HP sudah terdaftar',
  emailTaken: 'Email sudah terdaftar',
  emailUnverified: 'Email ini belum diverifikasi. Pakai nomor HP kamu ya',
  otpIncomplete: (digits: number) => `Masukkan ${digits} angka kode OTP`,
  otpResend: 'Kirim ulang kode',
  otpRemaining: (sends: number) => `Kamu bisa meminta kode OTP ${sends} kali lagi`,
  otpLastSend: 'Ini adalah permintaan kode OTP terakhir kamu',
  otpTooSoon:
    'Permintaan kode OTP gagal. Kode sebelumnya baru saja dikirim. Tunggu sebentar, lalu coba lagi.',
  otpSendFailed: 'Kode OTP gagal dikirim. Tunggu sebentar, lalu coba lagi.',
  otpSendsUsedUp: 'Permintaan kode OTP kamu sudah habis. Coba lagi dalam waktu 3 jam ya',
  otpLockedTitle: 'Akun kamu terkunci!',
  otpLockedText: 'Kode yang kamu masukkan masih salah. Coba lagi dalam waktu 3 jam ya',
  quotaFull: 'Maaf! Kamu belum dapat menggunakan layanan ini karena kuota kami sudah penuh',
} as const;

/** Calls that send an OTP ([A] §8). */
export const otpRequestCodeWording: CodeWording = {
  201: accessWording.phoneInvalid,
  202: accessWording.phoneEmpty,
  203: accessWording.otpTooSoon,
  204: accessWording.otpSendFailed,
  205: accessWording.phoneInvalid,
  207: accessWording.otpLockedText,
  208: 'Nomor HP ini tidak bisa didaftarkan. Masuk, atau pakai nomor lain ya.',
  209: accessWording.quotaFull,
  210: accessWording.emailTaken,
  211: accessWording.otpSendsUsedUp,
};

const wrongOtp = 'Kode OTP yang kamu masukkan salah';

/** Calls that check an OTP ([A] §8). */
export const otpValidateCodeWording: CodeWording = {
  201: wrongOtp,
  202: wrongOtp,
  203: wrongOtp,
  204: 'Kode OTP sudah kedaluwarsa. Minta kode baru ya',
  205: 'Kode OTP sudah digunakan. Minta kode baru ya',
  207: accessWording.otpLockedText,
};
