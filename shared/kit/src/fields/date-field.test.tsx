import { fireEvent, screen } from '@testing-library/react';
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
  return <DateField label="Tanggal lahir" value={value} onChange={handleChange} error="" />;
}
const month = () => screen.getByRole('combobox', { name: 'Bulan' });
const typed = (name: string) => screen.getByRole('textbox', { name });

test('day, month and year give a date, in any order, and nothing before the last of them', async () => {
  const handleValue = jest.fn();
  renderUi(<Birthday onValue={handleValue} />);
  await userEvent.type(typed('Tahun'), '1994');
  await userEvent.type(typed('Tanggal'), '7');
  expect(handleValue).not.toHaveBeenCalledWith(expect.stringMatching(/./));
  await userEvent.selectOptions(month(), 'Agustus');
  expect(handleValue).toHaveBeenLastCalledWith('1994-08-07');
  await userEvent.type(typed('Tahun'), '{Backspace}');
  expect(handleValue).toHaveBeenLastCalledWith('');
  expect([typed('Tanggal'), month()].map((part) => (part as HTMLInputElement).value)).toEqual(['7', '08']);
});

test('a whole part leads on to the next one, a part that may grow does not', async () => {
  renderUi(<Birthday onValue={jest.fn()} />);
  await userEvent.type(typed('Tanggal'), '1');
  expect(typed('Tanggal')).toHaveFocus();
  await userEvent.type(typed('Tanggal'), '7');
  expect(month()).toHaveFocus();
  fireEvent.pointerDown(month());
  await userEvent.selectOptions(month(), 'Mei');
  expect(typed('Tahun')).toHaveFocus();
  await userEvent.keyboard('19x94');
  expect(typed('Tahun')).toHaveValue('1994');
});

test('who goes through the months by keys stays in them', () => {
  renderUi(<Birthday onValue={jest.fn()} />);
  fireEvent.pointerDown(month());
  month().focus();
  fireEvent.keyDown(month(), { key: 'ArrowDown' });
  fireEvent.change(month(), { target: { value: '01' } });
  expect(month()).toHaveFocus();
});

test('who changes a part of a date stays in it', async () => {
  renderUi(<Birthday initial="1994-05-17" onValue={jest.fn()} />);
  await userEvent.type(typed('Tanggal'), '{Backspace}8');
  expect(typed('Tanggal')).toHaveFocus();
  expect(typed('Tanggal')).toHaveValue('18');
});

test('a given date shows in its parts, the month by its Indonesian name', () => {
  renderUi(<Birthday initial="2000-12-01" onValue={jest.fn()} />);
  expect(typed('Tanggal')).toHaveValue('1');
  expect(month()).toHaveDisplayValue('Desember');
  expect(typed('Tahun')).toHaveValue('2000');
});

test('a problem belongs to every part, and leaving the group counts as leaving the field', async () => {
  const handleBlur = jest.fn();
  renderUi(
    <DateField
      label="Tanggal lahir"
      value=""
      error="Masukkan Tanggal Lahir Kamu"
      onChange={jest.fn()}
      onBlur={handleBlur}
    />,
  );
  expect(screen.getByRole('group', { name: 'Tanggal lahir' })).toBeInTheDocument();
  expect(month()).toHaveAccessibleDescription('Masukkan Tanggal Lahir Kamu');
  await userEvent.click(typed('Tanggal'));
  await userEvent.tab();
  expect(handleBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.tab();
  expect(handleBlur).toHaveBeenCalledTimes(1);
});
