import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import { SelectField } from './select-field';

const OPTIONS = [
  { value: '2026-11', label: 'November 2026' },
  { value: '2026-10', label: 'Oktober 2026' },
] as const;

function Month({ error, disabled }: { readonly error?: string; readonly disabled?: boolean }) {
  const [value, setValue] = useState<'2026-11' | '2026-10'>('2026-11');
  return <SelectField label="Bulan" {...{ error, disabled, value }} options={OPTIONS} onChange={setValue} />;
}

test('a choice belongs to its label and is what was chosen', async () => {
  renderUi(<Month />);
  const field = screen.getByRole('combobox', { name: 'Bulan' });
  expect(field).toHaveDisplayValue('November 2026');
  await userEvent.selectOptions(field, 'Oktober 2026');
  expect(field).toHaveValue('2026-10');
});

test('what is wrong is said at the field', () => {
  renderUi(<Month error="Pilih bulan." />);
  const field = screen.getByRole('combobox', { name: 'Bulan' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Pilih bulan.');
});

test('one that is switched off cannot be changed', () => {
  renderUi(<Month disabled />);
  expect(screen.getByRole('combobox', { name: 'Bulan' })).toBeDisabled();
});
