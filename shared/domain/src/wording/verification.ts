/** Links to verify an e-mail: codes of `/verificationemail` and `/validationemail` ([A] §8, D24). */
export const verificationCodeWording = {
  201: 'Link verifikasi tidak dikenali. Minta link baru ya',
  204: 'Link verifikasi sudah tidak berlaku. Minta link baru ya',
  203: 'Email verifikasi baru saja dikirim. Cek inbox kamu dulu ya',
  207: 'Permintaan email verifikasi kamu sudah habis. Coba lagi dalam waktu 3 jam ya',
} as const;
