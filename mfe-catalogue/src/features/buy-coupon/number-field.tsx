import { normalizePhone, toLocalPhone, toNationalPhone } from '@poku/domain/phone';
import { useMember } from '@poku/platform';
import { PhoneField } from '@poku/kit/fields';
import { Button, Stack } from '@poku/kit';
import type { ReactNode } from 'react';
import { prepaidWording } from '../../wording/prepaid';

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
    <Stack $gap={2}>
      <PhoneField {...props} autoComplete="off" />
      {!isOwn && (
        <Button variant="secondary" fullWidth onClick={() => onChange(toNationalPhone(own))}>
          {prepaidWording.useOwnNumber(toLocalPhone(own))}
        </Button>
      )}
    </Stack>
  );
}
