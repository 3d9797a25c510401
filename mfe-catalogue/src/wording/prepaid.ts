import { formatNumber } from '@poku/domain/numbers';

/** Prepaid packages and the number that they fill ([C] §2, [C] §8). */
export const prepaidWording = {
  title: 'Paket Telkomsel',
  phone: 'Nomor HP yang diisi',
  fillTo: 'Isi ke nomor',
  useOwnNumber: (phone: string) => `Pakai nomorku, ${phone}`,
  changeNumber: 'Ganti nomor',
  ask: 'Isi nomor HP dulu untuk melihat paket yang tersedia.',
  packages: 'Pilihan paket',
  found: (packages: number) => `${formatNumber(packages)} paket tersedia`,
  incomplete: 'Nomornya belum lengkap.',
  otherOperator: (operator: string, expected: string) =>
    `Ini nomor ${operator}. Paket ini hanya untuk nomor ${expected}.`,
  notForNumber: 'Paket ini tidak bisa diisi ke nomor ini.',
  /** The field is empty by then, so the number is named. */
  refused: (phone: string, why: string) => `${phone}: ${why}`,
  coupons: 'Kupon Top Up & Tagihan',
  couponsNote: 'Token listrik, tagihan dan lainnya.',
  empty: 'Ups, paket untuk nomor kamu masih belum tersedia...',
} as const;
