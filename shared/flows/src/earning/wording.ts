/** Points that were taken back after they had been spent (D64). */
export const earningWording = {
  debt: (points: string) =>
    `Utang: ${points}. Poin ini sudah kamu pakai, lalu transaksinya dibatalkan. Poin berikutnya otomatis membayarnya.`,
} as const;
