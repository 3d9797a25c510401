import { useEffect, useRef } from 'react';
import { IconButton } from '../controls/icon-button';
import { Icon } from '../icons/icon';
import { type IconName } from '../icons/icon-shapes';
import { css, keyframes, styled } from '../styled';
import { color, font, motion, radius, shadow, space } from '../theme';
import { uiWording } from '../wording';

/** How a message is meant; an error interrupts a screen reader. */
export type ToastTone = 'success' | 'info' | 'warning' | 'error';

/** A message that floats over the page. */
export interface ToastMessage {
  readonly id: string;
  readonly tone: ToastTone;
  readonly text: string;
  /** Milliseconds until it leaves by itself; see `ToastRegion` for what holds it. Default it stays until it is closed. */
  readonly durationMs?: number;
}

const icons: Record<ToastTone, IconName> = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  error: 'warning',
};
const appear = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;
const tones: Record<ToastTone, ReturnType<typeof css>> = {
  success: css`
    color: ${color('success')};
  `,
  info: css`
    color: ${color('info')};
  `,
  warning: css`
    color: ${color('warning')};
  `,
  error: css`
    color: ${color('error')};
  `,
};

const Box = styled.div<{ $tone: ToastTone }>`
  ${font('body')}
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 48px;
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(4)};
  border: 1px solid ${color('line')};
  border-inline-start: 4px solid;
  border-radius: ${radius.card};
  background: ${color('card')};
  box-shadow: ${shadow};
  pointer-events: auto;
  animation: ${appear} ${motion.quick} ease-out;
  ${({ $tone }) => tones[$tone]}
  > svg {
    flex: none;
  }
  > button {
    color: ${color('inkMuted')};
  }
`;
const Text = styled.p`
  flex: 1;
  min-width: 0;
  color: ${color('ink')};
`;

export interface ToastProps {
  readonly toast: ToastMessage;
  readonly onClose: (id: string) => void;
  /** Whether its time waits; it then begins anew. */
  readonly isHeld: boolean;
  /** It begins or ends to be pointed at, or to have the focus. */
  readonly onPoint: (id: string | null) => void;
  readonly onFocus: (id: string | null) => void;
}

/** One message with its way out. `ToastRegion` places and announces it. */
export function Toast({ toast, onClose, isHeld, onPoint, onFocus }: ToastProps) {
  const { id, tone, text, durationMs } = toast;
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (durationMs === undefined || isHeld) return undefined;
    const timer = setTimeout(() => close.current(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, isHeld]);
  return (
    <Box
      $tone={tone}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onFocus(id)}
      onBlur={() => onFocus(null)}
    >
      <Icon name={icons[tone]} size={20} />
      <Text>{text}</Text>
      <IconButton icon="close" label={uiWording.close} onClick={() => onClose(id)} />
    </Box>
  );
}
