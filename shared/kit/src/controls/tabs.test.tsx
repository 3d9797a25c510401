import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import { Tabs } from './tabs';

const items = [
  { id: 'raih', label: 'Raih' },
  { id: 'tukar', label: 'Tukar' },
  { id: 'lain', label: 'Lain' },
] as const;

function History() {
  const [selected, setSelected] = useState<(typeof items)[number]['id']>('raih');
  return (
    <Tabs label="Jenis riwayat" items={items} selectedId={selected} onSelect={setSelected}>
      Isi {selected}
    </Tabs>
  );
}

test('the panel belongs to the selected tab', async () => {
  renderUi(<History />);
  await userEvent.click(screen.getByRole('tab', { name: 'Tukar' }));
  expect(screen.getByRole('tab', { name: 'Tukar' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Tukar' })).toHaveTextContent('Isi tukar');
});

test('the tabs are one stop of the Tab key and the arrows go round', async () => {
  renderUi(<History />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Raih' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Lain' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Tukar' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Isi lain');
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
