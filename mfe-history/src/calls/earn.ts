/** A partner that is none; the API answers it too. */
export const earnPartnerWording = {
  unknownPartner: 'Partner ini tidak ditemukan.',
} as const;
