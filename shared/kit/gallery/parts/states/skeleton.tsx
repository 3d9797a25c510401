import { Grid, Skeleton, Stack } from '@poku/kit';

export const title = 'Skeleton';

export function Example() {
  return (
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
  );
}
