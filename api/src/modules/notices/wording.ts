import { BRAND } from '@poku/domain/brand';
import { formatDay, formatTime } from '@poku/domain/dates';
import { formatPoints } from '@poku/domain/numbers';
import type { CausedKind, NoticeFacts } from './kinds';

/** What a member reads of a notice, and the address in the site that it leads to. */
export interface NoticeText {
  title: string;
  body: string;
  path: string;
}

/** Where a member sees what to use these points for (decision 045). */
const ENDING = '/penjaga-hangus';

const pointsEnding = ({ points, day }: { points: number; day: string }): NoticeText => ({
  title: 'Poinmu akan berakhir',
  body: `${formatPoints(points)} berakhir ${formatDay(day)}. Tukar dulu, yuk!`,
  path: ENDING,
});

/** The texts of notices. They name nothing that only the member may know: others see the screen of a phone, too. */
export const noticeWording: { readonly [K in CausedKind]: (facts: NoticeFacts[K]) => NoticeText } = {
  'points-arrived': ({ points, partner }) => ({
    title: 'Poin masuk',
    body: `${formatPoints(points)} dari ${partner} sudah masuk.`,
    path: '/riwayat',
  }),
  'points-ending-30': pointsEnding,
  'points-ending-7': pointsEnding,
  'points-ending-1': ({ points, day }) => ({
    title: 'Poinmu berakhir besok',
    body: `${formatPoints(points)} berakhir besok, ${formatDay(day)}. Tukar sebelum hangus.`,
    path: ENDING,
  }),
  'coupon-ending': ({ coupons, name }) => ({
    title: 'Kuponmu berakhir besok',
    body:
      coupons === 1
        ? `Kupon ${name} berakhir besok. Pakai sebelum hangus.`
        : `Kupon ${name} dan ${coupons - 1} kupon lain berakhir besok. Pakai sebelum hangus.`,
    path: '/raih',
  }),
  'payment-waits': ({ order, name, wallet, endsAt }) => ({
    title: 'Pembayaranmu belum selesai',
    body: `Bayar ${name} lewat ${wallet} sebelum ${formatTime(endsAt)}.`,
    path: `/transaksi-selesai?${new URLSearchParams({ order }).toString()}`,
  }),
  'link-ended': ({ partner }) => ({
    title: `${partner} tidak terhubung lagi`,
    body: `Hubungan dengan ${partner} diakhiri. Poinmu di ${partner} tetap milikmu; hubungkan lagi kapan saja.`,
    path: '/partner-linkage',
  }),
  'level-ending': ({ level, points, day }) => ({
    title: `Level ${level} berakhir ${formatDay(day)}`,
    body: `Kumpulkan ${formatPoints(points)} lagi sampai ${formatDay(day)} supaya tetap ${level}.`,
    path: '/poin-n-tier',
  }),
  'coupon-back': ({ name, couponId, ruleId, rewardId }) => ({
    title: 'Kupon tersedia lagi',
    body: `${name} kembali tersedia. Stoknya terbatas.`,
    path: `/voucher?${new URLSearchParams({ id: couponId, redemptionId: ruleId, rewardItemId: rewardId }).toString()}`,
  }),
  'package-delivered': ({ name, number }) => ({
    title: 'Paket sudah masuk',
    body: `${name} untuk ${number} sudah masuk.`,
    path: '/raih',
  }),
  'package-failed': ({ name, number, points }) => ({
    title: 'Paket gagal dikirim',
    body: `${name} untuk ${number} gagal dikirim. ${formatPoints(points)} sudah dikembalikan.`,
    path: '/riwayat?tab=tukar',
  }),
  'goal-reached': ({ name, points }) => ({
    title: 'Mimpimu tercapai',
    body: `Poinmu sudah cukup untuk ${name} (${formatPoints(points)}). Tukar sekarang, yuk!`,
    path: '/mimpi',
  }),
  'mission-waits': ({ points, day }) => ({
    title: 'Poin misimu menunggu',
    body: `${formatPoints(points)} dari misi minggu lalu belum kamu ambil. Ambil sampai ${formatDay(day)}.`,
    path: '/misi',
  }),
  'year-told': ({ year }) => ({
    title: `Setahun Poku ${String(year)} sudah jadi`,
    body: 'Lihat dari mana poinmu datang dan jadi apa saja.',
    path: `/setahun-poku?${new URLSearchParams({ tahun: String(year) }).toString()}`,
  }),
};

/** How a notice reads as an e-mail or an SMS. */
export const noticeMessageWording = {
  sms: (body: string) => `${BRAND.name}: ${body}`,
  /** @param wayOut address that ends e-mails of this kind */
  email: (firstName: string, body: string, link: string, wayOut: string) =>
    [
      `Hai ${firstName},`,
      body,
      link,
      BRAND.name,
      'Tidak mau email seperti ini lagi? Berhenti di sini:',
      wayOut,
    ].join('\n\n'),
} as const;
