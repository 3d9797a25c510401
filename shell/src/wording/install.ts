import { BRAND } from '@poku/domain/brand';

/** Putting the site on the device's home screen. */
export const installWording = {
  title: `Pasang ${BRAND.name} di layar utama`,
  text: 'Terbuka sekali ketuk, dan kupon kamu tetap ada tanpa internet.',
  share: 'Ketuk tombol Bagikan di Safari, lalu pilih Tambah ke Layar Utama.',
  install: 'Pasang',
  notNow: 'Nanti saja',
} as const;
