/** What `POST /validationemail` answers to a good link ([A] §8, D24); its page says the same. */
export const verifiedWording = {
  emailValidated: 'Email berhasil divalidasi',
  emailAlreadyVerified: 'Email kamu sudah terverifikasi!',
} as const;
