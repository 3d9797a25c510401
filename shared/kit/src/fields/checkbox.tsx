import { type ReactNode, useId } from 'react';
import { color, font, Icon, space, styled, touchTarget } from '@poku/kit';
import { type FieldProps } from './field-frame';

const Row = styled.span`
  position: relative;
  display: flex;
  align-items: flex-start;
  min-height: ${touchTarget};
`;
const Native = styled.input`
  position: absolute;
  inset: 0 auto auto 0;
  width: ${touchTarget};
  height: ${touchTarget};
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;
const Box = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  margin: 10px ${space(3)} 10px 0;
  border: 1.5px solid ${color('lineStrong')};
  border-radius: 6px;
  background: ${color('card')};
  color: ${color('onPrimary')};
  pointer-events: none;
  svg {
    visibility: hidden;
  }
  input:checked + & {
    border-color: ${color('primary')};
    background: ${color('primary')};
  }
  input:checked + & svg {
    visibility: visible;
  }
  input[aria-invalid='true'] + & {
    border-color: ${color('error')};
  }
  input:focus-visible + & {
    outline: 3px solid ${color('primary')};
    outline-offset: 2px;
  }
`;
const Words = styled.label`
  ${font('body')}
  flex: 1;
  padding-block: ${space(2.5)};
  cursor: pointer;
`;
const Problem = styled.p`
  ${font('caption')}
  color: ${color('error')};
`;

/** The label may hold links. */
export interface CheckboxProps extends Omit<FieldProps, 'label' | 'hint'> {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A box to tick with its label, 44 px high. */
export function Checkbox({ label, checked, onChange, error, ...rest }: CheckboxProps) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  return (
    <div>
      <Row>
        <Native
          {...rest}
          id={id}
          type="checkbox"
          checked={checked}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Box aria-hidden="true">
          <Icon name="check" size={18} />
        </Box>
        <Words htmlFor={id}>{label}</Words>
      </Row>
      <div aria-live="polite">{hasError && <Problem id={`${id}-error`}>{error}</Problem>}</div>
    </div>
  );
}
