/** Ending links and reading what was agreed to (D32). */
export const unlinkingWording = {
  unlink: 'Putuskan',
  choose: 'Pilih yang ingin kamu putuskan.',
  unlinkChosen: 'Putuskan yang dipilih',
  question: (names: string) => `Putuskan ${names}?`,
  meaning: (names: string) =>
    `Poin dan saldo kamu tetap ada di ${names}; tidak ada yang dipindahkan. Persetujuan berbagi data kamu dicabut, dan kamu bisa menghubungkan lagi kapan saja.`,
  confirm: 'Ya, putuskan',
  done: (names: string) => `${names} sudah diputuskan.`,
  failed: (type: string) => `Proses unlinkage ${type} gagal!`,
  consent: 'Persetujuan berbagi data',
  consentOf: (name: string) => `Persetujuan berbagi data ${name}`,
  consentedAt: (day: string, time: string) => `Kamu setuju pada ${day} ${time}.`,
  consentVersion: (version: string) => `Versi persetujuan ${version}`,
  consentNone: 'Belum ada persetujuan yang tercatat.',
  consentEnds: 'Persetujuan ini berakhir saat kamu memutuskan sambungan.',
} as const;
