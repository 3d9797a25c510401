/** The bar over a page that shows releases before they are live. */
export const previewWording = {
  label: 'Pratinjau',
  /** What is shown, by name and version. */
  shown: (name: string, version: string) => `Pratinjau ${name} ${version}.`,
  failed: (name: string, version: string) => `${name} ${version} gagal dimuat. Yang tampil rilis biasa.`,
  /** @param subject what was asked for @param reason one of `refusals` */
  refused: (subject: string, reason: string) => `${subject} tidak ditampilkan: ${reason}`,
  /** A permit that allows nothing, when nothing was asked for. @param reason one of `refusals` */
  refusedPermit: (reason: string) => `Tidak ada yang ditampilkan: ${reason}`,
  refusals: {
    malformed: 'penulisannya salah.',
    'other-site': 'alamatnya bukan dari situs ini.',
    'no-permit': 'perlu tautan berizin dari tim fitur.',
    'not-permitted': 'izin pada tautan bukan untuk rilis ini.',
    missing: 'rilis itu tidak ada.',
    unsigned: 'tanda tangan rilis itu tidak sah.',
    unreachable: 'rilis itu tidak bisa dibaca. Coba muat ulang.',
    'path-taken': 'halamannya sudah dipakai fitur lain.',
    unreadable: 'izin pada tautan tidak bisa dibaca.',
    'other-channel': 'izin pada tautan untuk saluran lain.',
    expired: 'izin pada tautan sudah berakhir.',
    untrusted: 'izin pada tautan tidak ditandatangani oleh tim yang berhak.',
  },
  /** @param time `formatRecent` */
  until: (time: string) => `Berlaku sampai ${time}.`,
  over: 'Izinnya sudah berakhir. Muat ulang untuk kembali ke rilis biasa.',
  withDevtools: 'Devtools bisa dibuka di tab ini.',
  devtools: 'Devtools',
  reset: 'Atur ulang',
} as const;
