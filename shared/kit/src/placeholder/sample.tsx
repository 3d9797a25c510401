import { type PaintedRows, ROWS_ATTRIBUTE } from '@poku/contract';
import type { ReactNode } from 'react';

export interface SampleProps {
  readonly rows: PaintedRows;
  /** One element, or one for each of `rows.kinds`. */
  readonly children: ReactNode;
}

/** What rows are made of (decision 039); the list, or what stands for the one, comes behind it. */
export const Sample = ({ rows, children }: SampleProps) => (
  <div hidden {...{ [ROWS_ATTRIBUTE]: JSON.stringify(rows) }}>
    {children}
  </div>
);
