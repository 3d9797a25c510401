import { Drawing, type DrawingName, Grid } from '@poku/kit';

export const title = 'Drawings';

const drawings: readonly DrawingName[] = ['coupon', 'history', 'search', 'offline', 'broken', 'not-found'];

export function Example() {
  return (
    <Grid $columns={2} $wideColumns={6}>
      {drawings.map((name) => (
        <Drawing key={name} name={name} width={150} />
      ))}
    </Grid>
  );
}
