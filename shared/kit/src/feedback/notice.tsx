import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../icons/icon';
import { type IconName } from '../icons/icon-shapes';
import { styled } from '../styled';
import { color, type ColorName, font, radius, space } from '../theme';

/** How a notice is meant. */
export type NoticeTone = 'success' | 'info' | 'warning' | 'error';

const looks: Record<
  NoticeTone,
  { readonly icon: IconName; readonly text: ColorName; readonly ground: ColorName }
> = {
  success: { icon: 'check', text: 'success', ground: 'successSoft' },
  info: { icon: 'info', text: 'info', ground: 'infoSoft' },
  warning: { icon: 'warning', text: 'warning', ground: 'warningSoft' },
  error: { icon: 'warning', text: 'error', ground: 'errorSoft' },
};

const Root = styled.div<{ $tone: NoticeTone; $isOver: boolean }>`
  ${font('body')}
  display: flex;
  visibility: ${({ $isOver }) => ($isOver ? 'hidden' : 'visible')};
  gap: ${space(3)};
  padding: ${space(3)};
  border-radius: ${radius.card};
  background: ${({ $tone }) => color(looks[$tone].ground)};
  color: ${color('ink')};
  > svg {
    flex: none;
    margin-top: 1px;
    color: ${({ $tone }) => color(looks[$tone].text)};
  }
  > div {
    overflow-wrap: anywhere;
  }
`;

export interface NoticeProps {
  readonly tone: NoticeTone;
  readonly children: ReactNode;
  /**
   * Milliseconds after which it goes by itself, but not while it is pointed at; its room stays, so that nothing moves.
   * Default it stays.
   */
  readonly leavesAfterMs?: number;
}

/** A message that stays in the page, where the thing happened. Announced when it appears. */
export function Notice({ tone, children, leavesAfterMs }: NoticeProps) {
  const [isOver, setIsOver] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  useEffect(() => {
    if (leavesAfterMs === undefined || isPointedAt) return undefined;
    const timer = setTimeout(() => setIsOver(true), leavesAfterMs);
    return () => clearTimeout(timer);
  }, [leavesAfterMs, isPointedAt]);
  return (
    <Root
      $tone={tone}
      $isOver={isOver}
      role={tone === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
    >
      <Icon name={looks[tone].icon} size={20} />
      <div>{children}</div>
    </Root>
  );
}
