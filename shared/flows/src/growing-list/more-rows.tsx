import { Notice, Stack } from '@poku/kit';
import type { Ref } from 'react';
import { MoreButton, type MoreButtonProps } from './more-button';

interface MoreRowsProps extends Omit<MoreButtonProps, 'isRetry'> {
  /** What is said of the last try, when it failed. */
  readonly problem: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The end of a list that goes on: 'Load more', and why it did not. */
export function MoreRows({ problem, ref, ...button }: MoreRowsProps) {
  const hasFailed = problem !== undefined && !button.isLoading;
  return (
    <Stack $gap={3} ref={ref}>
      {hasFailed && <Notice tone="error">{problem}</Notice>}
      <MoreButton {...button} isRetry={hasFailed} />
    </Stack>
  );
}
