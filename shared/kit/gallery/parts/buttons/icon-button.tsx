import { IconButton, Spinner, Stack } from '@poku/kit';

export const title = 'Icon button and spinner';

export function Example() {
  return (
    <Stack $direction="row" $gap={2} $align="center">
      <IconButton icon="bell" label="Pemberitahuan" />
      <IconButton icon="heart" filled label="Favorit" />
      <IconButton icon="search" label="Cari" disabled />
      <Spinner />
    </Stack>
  );
}
