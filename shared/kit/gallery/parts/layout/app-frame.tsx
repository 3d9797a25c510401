import { AppFrame, BottomMenu, type MenuItem, PageHeader } from '@poku/kit';

export const title = 'Frame of a page';
export const heightPx = 480;

const menu: readonly MenuItem[] = [
  { to: '/', label: 'Beranda', icon: 'home' },
  { to: '/tukar', label: 'Tukar', icon: 'swap' },
  { to: '/raih', label: 'Kupon Ku', icon: 'coupon' },
  { to: '/riwayat', label: 'Riwayat', icon: 'history' },
  { to: '/profil', label: 'Profil', icon: 'profile' },
];

export function Example() {
  return (
    <AppFrame header={<PageHeader title="Tukar poin" />} menu={<BottomMenu items={menu} />}>
      <p>Isi halaman.</p>
    </AppFrame>
  );
}
