import { ButtonLink, EmptyState, ErrorPanel, Grid } from '@poku/kit';

export const title = 'Empty and failed';

export function Example() {
  return (
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
  );
}
