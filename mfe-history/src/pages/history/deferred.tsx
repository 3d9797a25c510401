import { styled } from '@poku/shared/ui';
import type { ReactNode } from 'react';
import type { RowChunk } from './group-rows';

/** Height of a day's name with the room around it. */
const DAY_REM = 2.9;

const Root = styled.div`
  content-visibility: auto;
`;

interface DeferredProps {
  readonly chunks: readonly RowChunk<unknown>[];
  /** Height of a row; it grows with the text. */
  readonly rowRem: number;
  readonly children: ReactNode;
}

/**
 * Not laid out while it is out of sight, so that ten thousand rows scroll as a hundred do. How high it will be is reckoned
 * until it was laid out once; then the browser remembers.
 */
export function Deferred({ chunks, rowRem, children }: DeferredProps) {
  const rem = chunks.reduce((sum, { groups, size }) => {
    const days = groups.filter(({ isStart }) => isStart).length;
    return sum + size * rowRem + days * DAY_REM;
  }, 0);
  return <Root style={{ containIntrinsicBlockSize: `auto ${rem}rem` }}>{children}</Root>;
}
