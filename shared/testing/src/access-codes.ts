/** A code of a call and what the member reads for it. */
export type CodeText = readonly [code: number, text: string];

const DISTURBANCE = 'Sistem mengalami gangguan';
const WRONG_LOGIN = 'Nomor HP atau password salah';
const WRONG_PASSWORD = 'Password salah';
const APPLICATION = 'Aplikasi ini tidak dikenali. Muat ulang halaman, lalu coba lagi.';
const PHONE_EMPTY = 'Mohon isi nomor HP';
const PHONE_INVALID = 'Masukkan nomor HP yang valid!';
const PASSWORD_EMPTY = 'Mohon isi Password';
const EMAIL_INVALID = 'Masukkan email yang valid!';
const WRONG_CODE = 'Kode OTP yang kamu masukkan salah';
const LOCKED = 'Kode yang kamu masukkan masih salah. Coba lagi dalam waktu 3 jam ya';
const SENDS_USED_UP = 'Permintaan kode OTP kamu sudah habis. Coba lagi dalam waktu 3 jam ya';
const CODE_OVER = 'Kode OTP sudah kedaluwarsa. Minta kode baru ya';
const NOT_REGISTRABLE = 'Nomor HP ini tidak bisa didaftarkan. Masuk, atau pakai nomor lain ya.';
const QUOTA_FULL = 'Maaf! Kamu belum dapat menggunakan layanan ini karena kuota kami sudah penuh';
const EMAIL_TAKEN = 'Email sudah terdaftar';
const UPDATE_FAILED = 'Password belum berhasil diubah. Coba lagi ya.';

/** A code that no list has, and what its server says; see `accessCodes`. */
export const UNLISTED: CodeText = [299, 'Pesan server'];

/**
 * What the pages of access tell for every code that [A] §8 lists, call by call: word for word where it quotes a text, in the
 * words of the wording files where it gives a meaning. Written out here, so that a text that is changed or missing there fails.
 */
export const accessCodes = {
  /** `POST /loginauth` on the login. */
  login: [
    [201, WRONG_LOGIN],
    [202, PHONE_EMPTY],
    [203, PASSWORD_EMPTY],
    [204, APPLICATION],
    [205, WRONG_LOGIN],
    [207, 'Percobaan log in kamu gagal! Tunggu 10 menit untuk coba lagi.'],
    [208, DISTURBANCE],
  ],
  /** `POST /loginauth` where a partner's user links. */
  partnerLogin: [
    [201, WRONG_PASSWORD],
    [202, PHONE_EMPTY],
    [203, PASSWORD_EMPTY],
    [204, APPLICATION],
    [205, WRONG_PASSWORD],
    [207, 'Tunggu 10 menit untuk coba lagi.'],
    [208, DISTURBANCE],
  ],
  /** Calls that send a code by SMS. */
  otpRequest: [
    [201, PHONE_INVALID],
    [202, PHONE_EMPTY],
    [203, 'Permintaan kode OTP gagal. Kode sebelumnya baru saja dikirim. Tunggu sebentar, lalu coba lagi.'],
    [204, 'Kode OTP gagal dikirim. Tunggu sebentar, lalu coba lagi.'],
    [205, PHONE_INVALID],
    [207, LOCKED],
    [208, NOT_REGISTRABLE],
    [209, QUOTA_FULL],
    [210, EMAIL_TAKEN],
    [211, SENDS_USED_UP],
  ],
  /** Calls that check a code. */
  otpCheck: [
    [201, WRONG_CODE],
    [202, WRONG_CODE],
    [203, WRONG_CODE],
    [204, CODE_OVER],
    [205, 'Kode OTP sudah digunakan. Minta kode baru ya'],
    [207, LOCKED],
  ],
  /** `POST /requestforgotpasswordemail`; 207 counts links, since there is no code that could be wrong. */
  linkRequest: [
    [201, 'Email belum terdaftar. Periksa lagi email kamu ya'],
    [202, 'Mohon isi Email'],
    [205, EMAIL_INVALID],
    [207, 'Permintaan link ubah password kamu sudah habis. Coba lagi dalam waktu 3 jam ya'],
    [208, 'Email ini belum diverifikasi. Pakai nomor HP kamu ya'],
  ],
  /** `POST /updatepassword`. */
  updatePassword: [
    [201, UPDATE_FAILED],
    [202, UPDATE_FAILED],
    [203, UPDATE_FAILED],
    [204, CODE_OVER],
    [205, CODE_OVER],
    [207, LOCKED],
    [208, UPDATE_FAILED],
    [211, SENDS_USED_UP],
  ],
  /** `POST /validateforgotpasswordemail`, whose proof is a link and no code (D24). */
  resetLink: [
    [201, 'Link ubah password tidak dikenali. Minta link baru ya'],
    [202, UPDATE_FAILED],
    [203, UPDATE_FAILED],
    [204, 'Link ubah password sudah tidak berlaku. Minta link baru ya'],
    [205, 'Link ubah password sudah digunakan. Minta link baru ya'],
    [207, LOCKED],
    [208, UPDATE_FAILED],
    [211, SENDS_USED_UP],
  ],
  /** `PUT /changepassword`; 207 is its try limit (D60). */
  changePassword: [
    [203, 'Password baru harus berbeda dengan password lama'],
    [204, 'Password harus memiliki minimal 8 karakter'],
    [205, 'Password lama salah'],
    [207, 'Password lama salah 5 kali. Tunggu 10 menit untuk coba lagi.'],
  ],
  /** `POST /partnerlink` of a partner's user, beside 208 and 40106, which end the page (D30). */
  partnerLink: [
    [201, 'Permintaan ini tidak dikenali. Mulai lagi dari Daftar Partner ya.'],
    [203, 'Nomor HP di partner berbeda dengan nomor HP Poku kamu. Samakan dulu nomornya, lalu coba lagi.'],
    [204, 'Waktunya sudah habis. Mulai lagi dari awal ya.'],
    [205, 'Email di partner berbeda dengan email Poku kamu. Samakan dulu emailnya, lalu coba lagi.'],
    [206, 'Email kamu belum terverifikasi. Buka link di email kamu dulu, lalu coba lagi.'],
    [209, 'Kamu membatalkan atau partner menolak permintaan ini. Coba lagi kalau kamu berubah pikiran.'],
    [210, 'Akun partner ini sudah terhubung dengan akun Poku lain. Putuskan dulu di sana, lalu coba lagi.'],
    [212, 'Kamu sudah terhubung dengan akun lain di partner ini. Putuskan dulu, lalu coba lagi.'],
    [213, 'Kami tidak menemukan akun kamu di partner ini. Daftar dulu di aplikasi partner ya.'],
    [504, 'Partner sedang tidak menjawab. Belum ada yang berubah, coba lagi sebentar lagi.'],
    [20002, 'Partner belum menjawab. Kami masih memeriksanya, tunggu sebentar ya.'],
  ],
  /** `POST /validationemail` (D24). */
  verification: [
    [201, 'Link verifikasi tidak dikenali. Minta link baru ya'],
    [204, 'Link verifikasi sudah tidak berlaku. Minta link baru ya'],
    [210, EMAIL_TAKEN],
  ],
  /** `POST /verificationemail`. */
  verificationSend: [
    [203, 'Email verifikasi baru saja dikirim. Cek inbox kamu dulu ya'],
    [207, 'Permintaan email verifikasi kamu sudah habis. Coba lagi dalam waktu 3 jam ya'],
  ],
} as const satisfies Readonly<Record<string, readonly CodeText[]>>;

/** The rows of some codes alone, or of all but some. */
export const onlyCodes = (rows: readonly CodeText[], ...codes: readonly number[]): CodeText[] =>
  rows.filter(([code]) => codes.includes(code));
/** The other rows. */
export const withoutCodes = (rows: readonly CodeText[], ...codes: readonly number[]): CodeText[] =>
  rows.filter(([code]) => !codes.includes(code));
