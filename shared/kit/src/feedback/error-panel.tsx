import { type ReactNode } from 'react';
import { commonWording } from '@poku/domain/wording/common';
import { useKeepTrying } from '../hooks/use-keep-trying';
import { Button } from '../controls/button';
import { Drawing } from '../drawings/drawing';
import { type DrawingName } from '../drawings/drawing-shapes';
import { styled } from '../styled';
import { color, font, radius, space } from '../theme';

const Root = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(6)} ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.card};
  background: ${color('card')};
  text-align: center;
`;
const Title = styled.p`
  ${font('heading', 'bold')}
  text-wrap: balance;
`;
const Text = styled.p`
  ${font('body')}
  max-width: 48ch;
  color: ${color('inkMuted')};
  text-wrap: pretty;
`;

export interface ErrorPanelProps {
  /** What happened. Default 'Sistem mengalami gangguan'. */
  readonly title?: string;
  /** What to do. */
  readonly text?: string;
  /** Default `broken`. */
  readonly drawing?: DrawingName;
  /** Tries again; shows 'Coba lagi'. */
  readonly onRetry?: () => void;
  /** The retry is on its way; the panel stays meanwhile. Default false. */
  readonly isRetrying?: boolean;
  /**
   * Whether it also tries again by itself, as `keepTrying` does; `onRetry` must then only read. Default when it is told
   * whether a retry is on its way.
   */
  readonly heals?: boolean;
  /** Another way on, for example a link home. */
  readonly action?: ReactNode;
}

/** Says in place what happened and what to do. Announced when it appears; stays until it is solved. */
export function ErrorPanel(props: ErrorPanelProps) {
  const { title = commonWording.disturbance, text, drawing = 'broken', onRetry, isRetrying, action } = props;
  const { heals = isRetrying !== undefined } = props;
  useKeepTrying(heals && onRetry !== undefined, () => {
    if (!isRetrying) onRetry?.();
  });
  return (
    <Root role="alert">
      <Drawing name={drawing} width={140} />
      <Title>{title}</Title>
      {text !== undefined && <Text>{text}</Text>}
      {onRetry !== undefined && (
        <Button onClick={onRetry} busy={isRetrying}>
          {commonWording.retry}
        </Button>
      )}
      {action}
    </Root>
  );
}
