import { space, styled } from '@poku/kit';
import { SelectField } from '@poku/kit/fields';
import { type Look, schemes, themes, widths } from './looks';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(7.5rem, 1fr));
  gap: ${space(3)};
`;

interface LookSwitchProps {
  readonly look: Look;
  readonly onChange: (change: Partial<Record<keyof Look, string>>) => void;
}

/** Theme, colour scheme and width of all examples. */
export function LookSwitch({ look, onChange }: LookSwitchProps) {
  return (
    <Row>
      <SelectField label="Theme" options={themes} value={look.tema} onChange={(tema) => onChange({ tema })} />
      <SelectField
        label="Colours"
        options={schemes}
        value={look.mode}
        onChange={(mode) => onChange({ mode })}
      />
      <SelectField
        label="Width"
        options={widths}
        value={look.width}
        onChange={(width) => onChange({ width })}
      />
    </Row>
  );
}
