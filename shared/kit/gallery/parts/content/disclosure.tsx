import { Disclosure, Stack } from '@poku/kit';

export const title = 'Disclosure';

export function Example() {
  return (
    <Stack $gap={2}>
      <Disclosure title="Cara Penukaran">Tunjukkan kode kupon kepada kasir.</Disclosure>
      <Disclosure title="Syarat dan Ketentuan">Satu kupon untuk satu transaksi.</Disclosure>
    </Stack>
  );
}
