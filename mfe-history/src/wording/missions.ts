import { BRAND } from '@poku/domain/brand';

/** What members may do in a week for points. */
export const missionsWording = {
  title: 'Misi Minggu Ini',
  /** @param count how many it takes, in digits */
  names: {
    earn: (count: string) => `Raih poin di ${count} partner`,
    buy: (count: string) => `Tukar ${count} kupon`,
    use: (count: string) => `Pakai ${count} kupon`,
  },
  /** What leads to it. */
  ways: {
    earn: 'Lihat partner',
    buy: 'Pilih kupon',
    use: 'Buka Kupon Ku',
  },
  reward: (points: string) => `+${points}`,
  progress: (done: string, target: string) => `${done} dari ${target}`,
  fetch: (points: string) => `Ambil ${points}`,
  /** @param count missions that were reached, from 2 */
  allReached: (count: number) => `${String(count)} misi sudah selesai.`,
  fetchAll: (points: string) => `Ambil semua ${points}`,
  paid: 'Sudah diambil',
  fetched: (points: string) => `Hore, ${points} masuk ke ${BRAND.points} kamu.`,
  /** @param day WIB, as 'Minggu, 06 Des 2026' */
  until: (day: string) => `Berlaku sampai ${day}. Poin yang belum kamu ambil menunggu seminggu lagi.`,
  before: 'Dari minggu lalu',
  thisWeek: 'Minggu ini',
  beforeUntil: (day: string) => `Ambil paling lambat ${day}.`,
  none: 'Belum ada misi minggu ini.',
  toCatalogue: 'Lihat Katalog Kupon',
  /** On the home. */
  tile: {
    done: (done: string, all: string) => `${done} dari ${all} misi selesai`,
    waiting: (points: string) => `Ambil ${points}`,
    all: 'Semua misi selesai. Sampai minggu depan!',
    most: (points: string) => `Masih bisa dapat ${points}`,
  },
} as const;
