/** What is special about a partner's rate, and what to know before a purchase ([C] §3). */
export const partnerPointsWording = {
  /** @param name what the partner calls the rate; null for no name @param lastDay the last day that it holds, as shown */
  specialRate: (name: string | null, lastDay: string) => `${name ?? 'Kurs khusus'} sampai ${lastDay}`,
  /** @param lastDay the last day that the coupon can be used, as shown */
  couponNotes: (lastDay: string) =>
    `Kupon bisa dipakai sampai ${lastDay}. Kodenya hangus 30 menit setelah kamu lihat.`,
  packageNotes: 'Paket langsung dikirim ke nomor ini. Pastikan nomornya benar ya.',
} as const;
