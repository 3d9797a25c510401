import { Badge, Stack } from '@poku/kit';

export const title = 'Badge';

export function Example() {
  return (
    <Stack $direction="row" $gap={2}>
      <Badge>Hangus</Badge>
      <Badge $tone="info">Diproses</Badge>
      <Badge $tone="success">Baru</Badge>
      <Badge $tone="warning">Segera habis</Badge>
      <Badge $tone="error">Gagal</Badge>
      <Badge $tone="points">+500 poin</Badge>
    </Stack>
  );
}
