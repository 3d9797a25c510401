import { type ReactNode, useId } from 'react';
import { keyframes, styled } from '../styled';
import { color, font, motion, radius, shadow, space } from '../theme';
import { useModal } from './use-modal';

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;
const Box = styled.dialog`
  width: min(calc(100vw - ${space(8)}), 400px);
  max-height: calc(100dvh - ${space(8)});
  margin: auto;
  padding: ${space(6)} ${space(5)} ${space(5)};
  border: 0;
  border-radius: ${radius.card};
  background: ${color('card')};
  color: ${color('ink')};
  box-shadow: ${shadow};
  overflow: auto;
  animation: ${appear} ${motion.calm} ease-out;
  &:focus-visible {
    outline: none;
  }
  &::backdrop {
    background: rgb(15 25 30 / 56%);
  }
`;
const Title = styled.h2`
  ${font('heading', 'bold')}
  text-wrap: balance;
`;
const Body = styled.div`
  ${font('body')}
  margin-top: ${space(2)};
  color: ${color('inkMuted')};
`;
const Actions = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(5)};
`;

export interface DialogProps {
  /** Closed dialogs are not in the document. */
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons, the most wanted first. Mark one with `data-autofocus` to focus it at first. */
  readonly actions: ReactNode;
  /** Called by Esc and the back gesture; the owner closes by `open={false}`. */
  readonly onClose: () => void;
  /** `alertdialog` when it interrupts with something urgent. Default `dialog`. */
  readonly role?: 'dialog' | 'alertdialog';
}

function OpenDialog({ title, children, actions, onClose, role = 'dialog' }: DialogProps) {
  const id = useId();
  const modal = useModal(onClose);
  return (
    <Box
      {...modal}
      role={role}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={children === undefined ? undefined : `${id}-body`}
      tabIndex={-1}
    >
      <Title id={`${id}-title`}>{title}</Title>
      {children !== undefined && <Body id={`${id}-body`}>{children}</Body>}
      <Actions>{actions}</Actions>
    </Box>
  );
}

/** A question or a message over the page. Focus returns to where it was. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}
