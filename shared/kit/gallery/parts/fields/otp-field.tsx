import { useState } from 'react';
import { Stack } from '@poku/kit';
import { OtpField } from '@poku/kit/fields';

export const title = 'One-time code';

export function Example() {
  const [otp, setOtp] = useState('012');
  const [partnerOtp, setPartnerOtp] = useState('');
  return (
    <Stack $gap={6}>
      <OtpField label="Kode OTP" hint="Kami kirim lewat SMS ke 0812*****002" value={otp} onChange={setOtp} />
      <OtpField
        label="Kode OTP partner"
        length={4}
        error="Masukkan 4 angka kode OTP"
        value={partnerOtp}
        onChange={setPartnerOtp}
      />
    </Stack>
  );
}
