import { useState } from 'react';
import { Tabs } from '@poku/kit';

export const title = 'Tabs';

const tabs = [
  { id: 'raih', label: 'Raih' },
  { id: 'tukar', label: 'Tukar' },
] as const;

export function Example() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('raih');
  return (
    <Tabs label="Jenis riwayat" items={tabs} selectedId={tab} onSelect={setTab}>
      <p>{tab === 'raih' ? 'Poin yang kamu kumpulkan.' : 'Poin yang kamu tukar.'}</p>
    </Tabs>
  );
}
