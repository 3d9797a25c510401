import { type ReactNode } from 'react';
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

const Root = styled.div<{ $tone: NoticeTone }>`
  ${font('body')}
  display: flex;
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
`;

/** Props of `Notice`. */
export interface NoticeProps {
  readonly tone: NoticeTone;
  readonly children: ReactNode;
}

/** A message that stays in the page, where the thing happened. Announced when it appears. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <Root $tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={looks[tone].icon} size={20} />
      <div>{children}</div>
    </Root>
  );
}
