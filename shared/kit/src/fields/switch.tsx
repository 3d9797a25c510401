import { type ReactNode, useId } from 'react';
import { Caption, color, font, forcedColours, motion, radius, space, styled } from '@poku/kit';

const Row = styled.label`
  ${font('body')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: 56px;
  padding-block: ${space(2)};
  cursor: pointer;
  &:has(input:disabled) {
    cursor: not-allowed;
  }
`;
const Words = styled.span`
  display: grid;
  gap: ${space(0.5)};
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Track = styled.input`
  position: relative;
  flex: none;
  width: 52px;
  height: 32px;
  margin: 0;
  border: 2px solid ${color('lineStrong')};
  border-radius: ${radius.pill};
  background: ${color('card')};
  appearance: none;
  cursor: inherit;
  transition: background ${motion.quick} ease-out;
  &::before {
    content: '';
    position: absolute;
    top: 4px;
    left: 4px;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: ${color('lineStrong')};
    transition: transform ${motion.quick} ease-out;
  }
  &:checked {
    border-color: ${color('primary')};
    background: ${color('primary')};
  }
  &:checked::before {
    background: ${color('onPrimary')};
    transform: translateX(20px);
  }
  &:disabled {
    border-color: ${color('line')};
    background: ${color('line')};
  }
  &:disabled::before {
    background: ${color('inkMuted')};
  }
  &:focus-visible {
    outline: 3px solid ${color('primary')};
    outline-offset: 2px;
  }
  ${forcedColours} {
    &::before {
      background: ButtonText;
    }
    &:checked {
      border-color: Highlight;
      background: Highlight;
    }
    &:checked::before {
      background: HighlightText;
    }
    &:disabled {
      border-color: GrayText;
      background: Canvas;
    }
    &:disabled::before {
      background: GrayText;
    }
  }
`;

export interface SwitchProps {
  readonly label: string;
  /** What it does, or why it cannot be turned; described to screen readers. */
  readonly note?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** Turns one thing on or off, at once or with the form around it. The whole row, at least 56 px high, can be pressed. */
export function Switch({ label, note, checked, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <Row>
      <Words>
        <span id={`${id}-label`}>{label}</span>
        {note !== undefined && (
          <Caption as="span" id={`${id}-note`}>
            {note}
          </Caption>
        )}
      </Words>
      <Track
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Row>
  );
}
