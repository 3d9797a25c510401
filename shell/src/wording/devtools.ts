/** The devtools of the shell, for feature teams. */
export const devtoolsWording = {
  title: 'Devtools',
  close: 'Tutup devtools',
  /** @param channel name of the channel @param revision number of its change */
  channel: (channel: string, revision: number) => `Saluran ${channel}, revisi ${revision}`,
  remotes: 'Remote',
  sources: {
    live: 'rilis live',
    preview: 'pratinjau',
    repaired: 'rilis lain, setelah perbaikan',
  },
  /** @param percent share of the members */
  canary: (percent: number) => `canary untuk ${percent}% anggota`,
  notLoaded: 'Belum dimuat.',
  /** @param what page or widget @param ms milliseconds that it took */
  loaded: (what: string, ms: number) => `${what}: ${ms} ms`,
  loadFailed: (what: string, ms: number) => `${what}: gagal setelah ${ms} ms`,
  problems: 'Kesalahan sejak mulai',
  noProblems: 'Tidak ada kesalahan.',
  modules: 'Modul bersama',
  events: 'Event',
  noEvents: 'Belum ada event.',
  eventSources: { local: 'tab ini', 'remote-tab': 'tab lain' },
  /** Names of a payload's fields; what they hold is never shown. */
  fields: (names: string) => `isi: ${names}`,
  slots: 'Slot di halaman ini',
  noSlots: 'Tidak ada slot di halaman ini.',
  outline: 'Tandai slot',
} as const;
