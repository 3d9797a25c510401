import { type ReactNode } from 'react';
import { Drawing } from '../drawings/drawing';
import { type DrawingName } from '../drawings/drawing-shapes';
import { EmptyPlace } from './empty-place';

export interface EmptyStateProps {
  readonly drawing: DrawingName;
  /** One sentence. */
  readonly text: string;
  /** One `Button` or `ButtonLink`: the way on. */
  readonly action?: ReactNode;
}

/** What stands where nothing is yet: a drawing, one sentence, one action. */
export const EmptyState = ({ drawing, ...words }: EmptyStateProps) => (
  <EmptyPlace {...words} picture={<Drawing name={drawing} />} />
);
