import { Points, Stack } from '@poku/kit';

export const title = 'Points';

export function Example() {
  return (
    <Stack $gap={2} $align="start">
      <Points value={1250000} size="title" />
      <Points value={15000} size="heading" />
      <Points value={500} />
      <Points value={60} size="caption" />
      <Points value={null} />
    </Stack>
  );
}
