import { type ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { styled } from '../styled';
import { color, font, motion, radius, space } from '../theme';

const Root = styled.details`
  border: 1px solid ${color('line')};
  border-radius: ${radius.card};
  background: ${color('card')};
  overflow: hidden;
  > summary svg {
    flex: none;
    color: ${color('inkMuted')};
    transition: transform ${motion.quick} ease-out;
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
`;
const Summary = styled.summary`
  ${font('body', 'bold')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 52px;
  padding: ${space(2)} ${space(4)};
  cursor: pointer;
  list-style: none;
  -webkit-tap-highlight-color: transparent;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: ${color('primarySoft')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const Body = styled.div`
  padding: ${space(1)} ${space(4)} ${space(4)};
`;

export interface DisclosureProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Unfolded at first. Default false. */
  readonly open?: boolean;
}

/** A section that is folded until its title is pressed; the browser's own, so that its search finds what is folded. */
export function Disclosure({ title, children, open }: DisclosureProps) {
  return (
    <Root open={open}>
      <Summary>
        {title}
        <Icon name="chevron-down" size={20} />
      </Summary>
      <Body>{children}</Body>
    </Root>
  );
}
