import { useState } from 'react';
import { Stack } from '@poku/kit';
import { Checkbox, RadioGroup, Switch } from '@poku/kit/fields';

export const title = 'Radio, checkbox, switch';

export function Example() {
  const [gender, setGender] = useState<'male' | 'female' | null>('female');
  const [isAgreed, setIsAgreed] = useState(true);
  const [isShared, setIsShared] = useState(false);
  const [wantsPromotions, setWantsPromotions] = useState(true);
  return (
    <Stack $gap={2}>
      <RadioGroup
        label="Jenis kelamin"
        value={gender}
        onChange={setGender}
        options={[
          { value: 'male', label: 'Laki-laki' },
          { value: 'female', label: 'Perempuan' },
        ]}
      />
      <Checkbox label="Saya setuju dengan Syarat dan Ketentuan" checked={isAgreed} onChange={setIsAgreed} />
      <Checkbox
        label="Saya setuju data saya dibagikan kepada partner"
        error="Centang untuk melanjutkan"
        checked={isShared}
        onChange={setIsShared}
      />
      <Switch
        label="Promo"
        note="Diskon dan kupon baru"
        checked={wantsPromotions}
        onChange={setWantsPromotions}
      />
      <Switch
        label="Promo lewat email"
        note="Verifikasi email kamu dulu"
        checked={false}
        disabled
        onChange={() => undefined}
      />
    </Stack>
  );
}
