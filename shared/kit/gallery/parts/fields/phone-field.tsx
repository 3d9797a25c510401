import { useState } from 'react';
import { Stack } from '@poku/kit';
import { PhoneField } from '@poku/kit/fields';

export const title = 'Phone field';

export function Example() {
  const [phone, setPhone] = useState('81200000002');
  const [other, setOther] = useState('');
  return (
    <Stack $gap={6}>
      <PhoneField label="Nomor HP" value={phone} onChange={setPhone} />
      <PhoneField label="Nomor HP lain" error="Mohon isi nomor HP" value={other} onChange={setOther} />
    </Stack>
  );
}
