import { useState } from 'react';
import { passwordChecklist } from '@poku/domain/password';
import { PasswordChecklist, PasswordField } from '@poku/kit/fields';

export const title = 'Password field';

export function Example() {
  const [password, setPassword] = useState('rahasia1');
  const met = passwordChecklist(password);
  return (
    <PasswordField
      label="Password"
      autoComplete="new-password"
      value={password}
      onChange={setPassword}
      extra={
        <PasswordChecklist
          rules={[
            { label: 'Memiliki Huruf & Angka', isMet: met.hasLettersAndDigits },
            { label: 'Memiliki Huruf Kapital', isMet: met.hasCapital },
            { label: 'Minimal 8 Karakter', isMet: met.isLongEnough },
          ]}
        />
      }
    />
  );
}
