import { ButtonLink, DrawingCanvas, EmptyPlace, EmptyState, ErrorPanel, Grid } from '@poku/kit';

export const title = 'Empty and failed';

export function Example() {
  return (
    <Grid $columns={1} $wideColumns={2} $gap={6}>
      <EmptyState
        drawing="coupon"
        text="Kamu belum punya kupon. Tukar poin kamu sekarang."
        action={<ButtonLink to="/tukar">Lihat katalog</ButtonLink>}
      />
      <EmptyPlace
        picture={
          <DrawingCanvas viewBox="0 0 200 150" width={200} height={150}>
            <path className="surface" d="M56 50h88v58H56z" />
            <path className="muted" d="M68 68h52M68 88h30" />
          </DrawingCanvas>
        }
        text="Belum ada catatan."
      />
      <ErrorPanel
        text="Periksa koneksi internet kamu, lalu coba lagi."
        drawing="offline"
        onRetry={() => undefined}
      />
    </Grid>
  );
}
