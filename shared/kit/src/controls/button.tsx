import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Spinner } from '../feedback/spinner';
import { VisuallyHidden } from '../layout/visually-hidden';
import { styled } from '../styled';
import { uiWording } from '../wording';
import { buttonStyles, type ButtonStyleProps, type ButtonVariant } from './button.styles';

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;

/** The words stay in place while busy, so that the button keeps its width. */
const Words = styled.span<{ $isHidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  opacity: ${({ $isHidden }) => ($isHidden ? 0 : 1)};
`;

const Waiting = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

/** Other attributes of a button pass through. */
export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'style'> {
  readonly children: ReactNode;
  /** Default `primary`. */
  readonly variant?: ButtonVariant;
  /** Shows a spinner, keeps the width, says 'Sedang diproses' and ignores presses. Default false. */
  readonly busy?: boolean;
  /** Default false. */
  readonly fullWidth?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of at least 44 px. `type` is `button` unless given. By its look it has a name for a page that embeds it (docs/embed.md). */
export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'primary',
    busy = false,
    fullWidth = false,
    onClick,
    type = 'button',
    ...rest
  } = props;
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <>
      <Root
        {...rest}
        type={type}
        part={`button-${variant}`}
        $variant={variant}
        $fullWidth={fullWidth}
        aria-busy={busy || undefined}
        aria-disabled={busy || rest['aria-disabled']}
        onClick={handleClick}
      >
        <Words $isHidden={busy}>{children}</Words>
        {busy && (
          <Waiting aria-hidden="true">
            <Spinner size={20} label={null} />
          </Waiting>
        )}
      </Root>
      <VisuallyHidden aria-live="polite">{busy ? uiWording.busy : ''}</VisuallyHidden>
    </>
  );
}
