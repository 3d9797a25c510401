import { normalizePhone, toLocalPhone, toNationalPhone } from '@poku/domain/phone';
import { useMember } from '@poku/platform';
import { PhoneField } from '@poku/kit/fields';
import { Button, space, Stack, styled } from '@poku/kit';
import type { ReactNode } from 'react';
import { prepaidWording } from '../../wording/prepaid';

/** The words of the button stand under those of the field. */
const OwnNumber = styled(Stack)`
  margin-inline-start: -${space(3)};
`;

interface NumberFieldProps {
  readonly label: string;
  /** National part. */
  readonly value: string;
  readonly error?: string;
  readonly hint?: ReactNode;
  readonly onChange: (nationalPart: string) => void;
  readonly onBlur?: () => void;
}

/** The number to top up; the member's own is one press away. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange } = props;
  const own = useMember().customer.phone;
  const isOwn = normalizePhone(value) === normalizePhone(own);
  return (
    <Stack $gap={1}>
      <PhoneField {...props} autoComplete="off" />
      {!isOwn && (
        <OwnNumber $align="start">
          <Button variant="text" onClick={() => onChange(toNationalPhone(own))}>
            {prepaidWording.useOwnNumber(toLocalPhone(own))}
          </Button>
        </OwnNumber>
      )}
    </Stack>
  );
}
