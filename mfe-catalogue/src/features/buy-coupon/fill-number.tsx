import { toLocalPhone } from '@poku/domain/phone';
import { Button, Caption, Card, font, Stack, styled, tabularNumbers } from '@poku/kit';
import { useState } from 'react';
import { prepaidWording } from '../../wording/prepaid';
import { NumberField } from './number-field';
import type { FillingNumber } from './use-fill-number';

const Digits = styled.strong`
  ${font('heading', 'bold')}
  ${tabularNumbers}
`;

/** 'Isi ke nomor' of a prepaid package ([C] §2): the number, or where it is typed. */
export function FillNumber({ number }: { readonly number: FillingNumber }) {
  const { typed, phone, problem, change } = number;
  const [isTyping, setTyping] = useState(phone === undefined || problem !== undefined);
  const [hasLeft, setLeft] = useState(false);
  if (!isTyping && phone !== undefined) {
    return (
      <Card $padding={3}>
        <Stack $direction="row" $align="center" $justify="space-between" $gap={2}>
          <div>
            <Caption>{prepaidWording.fillTo}</Caption>
            <Digits>{toLocalPhone(phone)}</Digits>
          </div>
          <Button variant="text" onClick={() => setTyping(true)}>
            {prepaidWording.changeNumber}
          </Button>
        </Stack>
      </Card>
    );
  }
  // What is typed half is no mistake yet; a whole number of another operator is one at once.
  const isShown = phone !== undefined || (hasLeft && typed !== '');
  return (
    <NumberField
      label={prepaidWording.fillTo}
      value={typed}
      error={isShown ? problem : undefined}
      onChange={change}
      onBlur={() => setLeft(true)}
    />
  );
}
