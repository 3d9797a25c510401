import { useState } from 'react';
import { SelectField } from '@poku/kit/fields';

export const title = 'Select field';

export function Example() {
  const [month, setMonth] = useState('2026-11');
  return (
    <SelectField
      label="Bulan"
      options={[
        { value: '2026-11', label: 'November 2026 (sampai hari ini)' },
        { value: '2026-10', label: 'Oktober 2026' },
      ]}
      value={month}
      onChange={setMonth}
    />
  );
}
