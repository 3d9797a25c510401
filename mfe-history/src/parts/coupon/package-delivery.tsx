import { formatDay, formatTime } from '@poku/domain/dates';
import { toLocalPhone } from '@poku/domain/phone';
import type { Delivery } from '@poku/flows/coupon/calls/delivery';
import { Button, Caption, Card, color, font, Icon, Stack, styled } from '@poku/kit';
import { useId } from 'react';
import { useCopyText } from '../../features/show-code/use-copy-code';
import { deliveryWording } from '../../wording/delivery';

const Label = styled.h3`
  ${font('caption', 'bold')}
  color: ${color('inkMuted')};
`;
const Where = styled.p`
  ${font('body', 'bold')}
`;
const Serial = styled.p`
  ${font('title', 'bold')}
  text-align: center;
  overflow-wrap: anywhere;
`;

function SerialNumber({ serial }: { readonly serial: string }) {
  const { textRef, copy } = useCopyText(serial, deliveryWording);
  return (
    <Stack $gap={2}>
      <Label>{deliveryWording.serial}</Label>
      <Serial ref={textRef}>{serial}</Serial>
      <Button variant="secondary" fullWidth onClick={() => void copy()}>
        <Icon name="copy" size={20} />
        {deliveryWording.copySerial}
      </Button>
      <Caption>{deliveryWording.serialHint}</Caption>
    </Stack>
  );
}

interface PackageDeliveryProps {
  readonly delivery: Delivery;
}

/** A package on its way to its number, or what it is asked for with once it is there (D69). It has no code. */
export function PackageDelivery({ delivery }: PackageDeliveryProps) {
  const labelId = useId();
  const { number, state, serial, deliveredAt } = delivery;
  return (
    <Card role="group" aria-labelledby={labelId}>
      <Stack $gap={3}>
        <Label id={labelId}>{deliveryWording.title}</Label>
        <div>
          <Where>{deliveryWording[state](toLocalPhone(number))}</Where>
          {deliveredAt !== null && (
            <Caption>{deliveryWording.at(formatDay(deliveredAt), formatTime(deliveredAt))}</Caption>
          )}
        </div>
        {state === 'sending' && <Caption>{deliveryWording.wait}</Caption>}
        {serial !== null && <SerialNumber serial={serial} />}
      </Stack>
    </Card>
  );
}
