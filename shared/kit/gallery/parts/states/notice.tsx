import { Grid, Notice } from '@poku/kit';

export const title = 'Notice';

export function Example() {
  return (
    <Grid $columns={1} $wideColumns={2}>
      <Notice tone="success">Profil kamu berhasil diperbarui!</Notice>
      <Notice tone="info">Poin partner menjadi poin kamu saat bertransaksi.</Notice>
      <Notice tone="warning">Email kamu belum diverifikasi.</Notice>
      <Notice tone="error">Nomor HP atau password salah</Notice>
    </Grid>
  );
}
