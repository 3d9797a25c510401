import { type ReactNode, useId } from 'react';
import { IconButton } from '../controls/icon-button';
import { keyframes, styled } from '../styled';
import { color, focusWidth, font, motion, radius, shadow, space } from '../theme';
import { uiWording } from '../wording';
import { useModal } from './use-modal';

const slideUp = keyframes`
  from { transform: translateY(32px); opacity: 0; }
`;
const Sheet = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0 auto;
  padding: 0;
  border: 0;
  background: ${color('paper')};
  color: ${color('ink')};
  animation: ${slideUp} ${motion.calm} ease-out;
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &:focus-visible {
    outline: none;
  }
  &::backdrop {
    background: rgb(15 25 30 / 56%);
  }
  /* Where there is room around it, a column as high as what it holds. */
  @media (min-width: 600px) and (min-height: 600px) {
    width: ${focusWidth};
    height: fit-content;
    max-height: calc(100dvh - ${space(16)});
    margin: auto;
    border-radius: ${radius.card};
    box-shadow: ${shadow};
    overflow: hidden;
  }
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  flex: none;
  min-height: 56px;
  padding: ${space(1)} ${space(2)};
  border-bottom: 1px solid ${color('line')};
  background: ${color('card')};
`;
const Title = styled.h2`
  ${font('heading', 'bold')}
  flex: 1;
  min-width: 0;
`;
const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space(4)};
  overflow: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline: 3px solid ${color('primary')};
    outline-offset: -3px;
  }
`;
const Footer = styled.div`
  flex: none;
  padding: ${space(3)} ${space(4)} calc(${space(3)} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color('line')};
  background: ${color('card')};
`;

export interface FullScreenDialogProps {
  /** Closed dialogs are not in the document. */
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Stays at the bottom edge, usually one button. */
  readonly footer?: ReactNode;
  /** `back` when it is a step of a longer way. Default `close`. */
  readonly leave?: 'close' | 'back';
  /** Called by the button in the header, Esc and the back gesture; the owner closes by `open={false}`. */
  readonly onClose: () => void;
}

function OpenFullScreenDialog({ title, children, footer, leave = 'close', onClose }: FullScreenDialogProps) {
  const id = useId();
  const modal = useModal(onClose);
  return (
    <Sheet {...modal} aria-modal="true" aria-labelledby={id} tabIndex={-1}>
      <Bar>
        <IconButton icon={leave} label={uiWording[leave]} onClick={onClose} />
        <Title id={id}>{title}</Title>
      </Bar>
      {/* By keyboard a long text is scrolled with the focus on it. */}
      <Body role="group" aria-labelledby={id} tabIndex={0}>
        {children}
      </Body>
      {footer !== undefined && <Footer>{footer}</Footer>}
    </Sheet>
  );
}

/** A task over a phone's whole screen, from 600 px in width and height a column of 480 px in its middle: slides up, keeps its header while its content scrolls, returns the focus. */
export function FullScreenDialog(props: FullScreenDialogProps) {
  return props.open ? <OpenFullScreenDialog {...props} /> : null;
}
