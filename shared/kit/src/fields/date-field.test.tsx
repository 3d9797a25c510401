import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from '.';
import { renderUi } from '../testing/render-ui';

function Birthday({ initial = '', onValue }: { initial?: string; onValue: (value: string) => void }) {
  const [value, setValue] = useState(initial);
  const handleChange = (next: string) => {
    setValue(next);
    onValue(next);
  };
  return (
    <DateField label="Tanggal lahir" years={[1900, 2026]} value={value} onChange={handleChange} error="" />
  );
}
const part = (name: string) => screen.getByRole('combobox', { name });

test('three choices give a date, in any order, and nothing before the last of them', async () => {
  const handleValue = jest.fn();
  renderUi(<Birthday onValue={handleValue} />);
  await userEvent.selectOptions(part('Tahun'), '1994');
  await userEvent.selectOptions(part('Tanggal'), '7');
  expect(handleValue).not.toHaveBeenCalledWith(expect.stringMatching(/./));
  await userEvent.selectOptions(part('Bulan'), 'Agustus');
  expect(handleValue).toHaveBeenLastCalledWith('1994-08-07');
  await userEvent.selectOptions(part('Tanggal'), 'Tanggal');
  expect(handleValue).toHaveBeenLastCalledWith('');
  expect(part('Bulan')).toHaveValue('08');
});

test('a given date shows in its parts, months by their Indonesian names and the last year first', () => {
  renderUi(<Birthday initial="2000-12-01" onValue={jest.fn()} />);
  expect(part('Tanggal')).toHaveDisplayValue('1');
  expect(part('Bulan')).toHaveDisplayValue('Desember');
  const years = within(part('Tahun')).getAllByRole('option');
  expect(years.slice(1, 3).map((option) => option.textContent)).toEqual(['2026', '2025']);
  expect(years.at(-1)).toHaveTextContent('1900');
});

test('a problem belongs to every part, and leaving the group counts as leaving the field', async () => {
  const handleBlur = jest.fn();
  renderUi(
    <DateField
      label="Tanggal lahir"
      years={[2000, 2001]}
      value=""
      error="Masukkan Tanggal Lahir Kamu"
      onChange={jest.fn()}
      onBlur={handleBlur}
    />,
  );
  expect(screen.getByRole('group', { name: 'Tanggal lahir' })).toBeInTheDocument();
  expect(part('Bulan')).toHaveAccessibleDescription('Masukkan Tanggal Lahir Kamu');
  await userEvent.click(part('Tanggal'));
  await userEvent.tab();
  expect(handleBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.tab();
  expect(handleBlur).toHaveBeenCalledTimes(1);
});
