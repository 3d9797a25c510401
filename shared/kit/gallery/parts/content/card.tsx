import { Card, Grid, Picture } from '@poku/kit';

export const title = 'Card and picture';

export function Example() {
  return (
    <Grid $columns={1} $wideColumns={2}>
      <Card>Kartu putih dengan satu bayangan.</Card>
      <Picture src="/media/promotions/ngopi-hemat.svg" alt="Ngopi Hemat Akhir Bulan" round="12px" />
    </Grid>
  );
}
