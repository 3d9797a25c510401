import type { CodeWording } from '@poku/shared/domain';

/** Refusals of `/productlist` by code ([C] §8, D41). */
export const prepaidCodeWording: CodeWording = {
  30006: 'Operator nomor ini belum kami kenal. Coba nomor lain ya',
  30007: 'Nomor HP ini tidak bisa diisi. Periksa lagi ya',
};
