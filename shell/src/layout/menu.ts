import type { MenuItem } from '@poku/kit';
import { menuWording } from '../wording/menu';

/** The bottom menu ([A] §2): its five places, each with the addresses that belong to it. */
export const MENU: readonly MenuItem[] = [
  { to: '/', label: menuWording.home, icon: 'home', also: ['/dashboard'] },
  {
    to: '/tukar',
    label: menuWording.catalogue,
    icon: 'swap',
    also: ['/kategori', '/merek', '/voucher', '/checkout', '/checkout-linkaja', '/transaksi-selesai'],
  },
  { to: '/raih', label: menuWording.coupons, icon: 'coupon', also: ['/kupon-ku'] },
  {
    to: '/riwayat',
    label: menuWording.history,
    icon: 'history',
    also: ['/misi', '/setahun-poku', '/earn-point', '/earn-partner', '/interim'],
  },
  {
    to: '/profil',
    label: menuWording.profile,
    icon: 'profile',
    also: [
      '/change-profil',
      '/preferensi',
      '/change-notification',
      '/user-change-password',
      '/partner-linkage',
      '/ewallet-linkage',
      '/pusat-bantuan',
      '/faq',
      '/about-app',
      '/about',
      '/about-poku',
      '/terms',
      '/privacypolicy',
    ],
  },
];
