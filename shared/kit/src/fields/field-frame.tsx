import { type ReactNode, useId } from 'react';
import { Caption, color, font, Icon, space, styled } from '@poku/kit';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(1.5)};
  min-width: 0;
  /* The place of an error takes no room: one that comes in place of a hint stands where that stood. */
  > [aria-live] + p {
    margin-top: -${space(1.5)};
  }
`;
const Label = styled.label`
  ${font('body', 'bold')}
`;
const Problem = styled.p`
  ${font('caption')}
  display: flex;
  gap: ${space(1.5)};
  align-items: flex-start;
  color: ${color('error')};
  svg {
    flex: none;
    margin-top: 1px;
  }
`;

/** What every field of the kit takes. */
export interface FieldProps {
  readonly label: string;
  /** Help that stays below the field. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do; marks the field as invalid. Missing or empty: nothing is wrong. */
  readonly error?: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
  readonly onFocus?: () => void;
}

/** What the input element of a field must carry, so that label, hint and error belong to it. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldFrameProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  readonly children: (wiring: FieldWiring) => ReactNode;
  /** Content above the error, for example a checklist; it is part of the description. */
  readonly extra?: ReactNode;
  /** Id of the label, for a field that is a group of inputs. */
  readonly labelId?: string;
}

/** Label, hint and error around an input; the error is announced when it appears. */
export function FieldFrame({ label, labelId, hint, error, extra, children }: FieldFrameProps) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  const described = [
    hasError && `${id}-error`,
    hint !== undefined && `${id}-hint`,
    extra !== undefined && `${id}-extra`,
  ].filter((part) => part !== false);
  return (
    <Root>
      <Label id={labelId} htmlFor={id}>
        {label}
      </Label>
      {children({
        id,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': hasError || undefined,
      })}
      {extra !== undefined && <div id={`${id}-extra`}>{extra}</div>}
      <div aria-live="polite">
        {hasError && (
          <Problem id={`${id}-error`}>
            <Icon name="warning" size={16} />
            {error}
          </Problem>
        )}
      </div>
      {hint !== undefined && <Caption id={`${id}-hint`}>{hint}</Caption>}
    </Root>
  );
}
