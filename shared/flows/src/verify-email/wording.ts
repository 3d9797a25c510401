/** An e-mail that waits for its verification ([A] §8, D25). */
export const verifyEmailWording = {
  unverified: 'Email kamu belum terverifikasi. Buka link yang kami kirim ke inbox kamu.',
  pending: (email: string) =>
    `Email baru kamu, ${email}, menunggu verifikasi. Buka link yang kami kirim ke sana. Sampai saat itu, email lama kamu tetap dipakai.`,
  resend: 'Kirim ulang',
  resendIn: (time: string) => `Kirim ulang dalam ${time}`,
  sent: 'Email verifikasi terkirim, cek inbox kamu!',
} as const;
