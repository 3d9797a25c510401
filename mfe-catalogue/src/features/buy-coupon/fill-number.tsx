import {
  prepaidWording,
  normalizePhone,
  toLocalPhone,
  toNationalPhone,
  validatePhone,
} from '@poku/shared/domain';
import { Button, Caption, Card, font, Stack, styled, tabularNumbers } from '@poku/shared/ui';
import { useState } from 'react';
import { NumberField } from './number-field';

const Digits = styled.strong`
  ${font('heading', 'bold')}
  ${tabularNumbers}
`;

interface FillNumberProps {
  /** E.164; missing while there is no valid one. */
  readonly phone: string | undefined;
  readonly onChange: (phone: string | undefined) => void;
}

/** 'Isi ke nomor' of a prepaid package ([C] §2): the number, or where it is typed. */
export function FillNumber({ phone, onChange }: FillNumberProps) {
  const [typed, setTyped] = useState<string | null>(phone === undefined ? '' : null);
  const [hasLeft, setLeft] = useState(false);
  if (typed === null && phone !== undefined) {
    return (
      <Card $padding={3}>
        <Stack $direction="row" $align="center" $justify="space-between" $gap={2}>
          <div>
            <Caption>{prepaidWording.fillTo}</Caption>
            <Digits>{toLocalPhone(phone)}</Digits>
          </div>
          <Button variant="text" onClick={() => setTyped(toNationalPhone(phone))}>
            {prepaidWording.changeNumber}
          </Button>
        </Stack>
      </Card>
    );
  }
  const value = typed ?? '';
  const change = (nationalPart: string) => {
    setTyped(nationalPart);
    onChange(validatePhone(nationalPart) === undefined ? normalizePhone(nationalPart) : undefined);
  };
  return (
    <NumberField
      label={prepaidWording.fillTo}
      value={value}
      error={hasLeft && value !== '' ? validatePhone(value) : undefined}
      onChange={change}
      onBlur={() => setLeft(true)}
    />
  );
}
