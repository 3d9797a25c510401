/** Typing a one-time code ([A] §4). The texts by code stand in `access.ts`. */
export const otpWording = {
  label: 'Kode OTP',
  sentTo: (maskedPhone: string) => `Kode OTP dikirim ke ${maskedPhone}`,
  sent: 'Kode OTP berhasil dikirim',
  lifeLeft: (time: string) => `Kode berlaku ${time} lagi`,
  triesLeft: (count: number) => `sisa ${count} percobaan`,
  expired: 'Kode OTP sudah kedaluwarsa. Minta kode baru ya',
  expiredForGood: 'Kode OTP sudah kedaluwarsa',
  resendIn: (time: string) => `Kirim ulang kode dalam ${time}`,
  confirm: 'Konfirmasi',
} as const;
