import { color, ShareBar } from '@poku/kit';

export const title = 'Share bar';

export function Example() {
  return (
    <ShareBar
      shares={[
        { id: 'poku', value: 15_000, color: color('points') },
        { id: 'partner', value: 20_000, color: color('primary') },
      ]}
      whole={42_000}
    />
  );
}
