import { ButtonLink, EmptyState, ErrorPanel, Grid, Notice, Skeleton, Stack } from '@poku/kit';
import { Sample, Section } from './section';

export function StateSection() {
  return (
    <Section title="Keadaan">
      <Sample title="Kerangka">
        <Grid $columns={1} $wideColumns={3} $gap={6}>
          <Skeleton shape="list" count={3} />
          <Grid $columns={2} $wideColumns={2}>
            <Skeleton shape="card" label={null} />
            <Skeleton shape="card" label={null} />
          </Grid>
          <Stack $gap={3}>
            <Skeleton shape="picture" label={null} />
            <Skeleton shape="text" count={3} label={null} />
          </Stack>
        </Grid>
      </Sample>
      <Sample title="Kosong dan gagal">
        <Grid $columns={1} $wideColumns={2} $gap={6}>
          <EmptyState
            drawing="coupon"
            text="Kamu belum punya kupon. Tukar poin kamu sekarang."
            action={<ButtonLink to="/tukar">Lihat katalog</ButtonLink>}
          />
          <ErrorPanel
            text="Periksa koneksi internet kamu, lalu coba lagi."
            drawing="offline"
            onRetry={() => undefined}
          />
        </Grid>
      </Sample>
      <Sample title="Pesan di tempat">
        <Grid $columns={1} $wideColumns={2}>
          <Notice tone="success">Profil kamu berhasil diperbarui!</Notice>
          <Notice tone="info">Poin partner menjadi poin kamu saat bertransaksi.</Notice>
          <Notice tone="warning">Email kamu belum diverifikasi.</Notice>
          <Notice tone="error">Nomor HP atau password salah</Notice>
        </Grid>
      </Sample>
    </Section>
  );
}
