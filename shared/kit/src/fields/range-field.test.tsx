import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import { RangeField } from './range-field';
import type { NumberRange } from './range-slider';

const seen: NumberRange[] = [];
beforeEach(() => seen.splice(0));

function Price({ start, errors }: { start: NumberRange; errors?: { min?: string; max?: string } }) {
  const [value, setValue] = useState(start);
  return (
    <RangeField
      label="Harga"
      names={{ min: 'Paling murah', max: 'Paling mahal' }}
      value={value}
      limit={60_001}
      step={500}
      format={(points) => `${points} poin`}
      errors={errors}
      onChange={(next) => {
        seen.push(next);
        setValue(next);
      }}
    />
  );
}
const slider = (name: string) => screen.getByRole('slider', { name });
const number = (name: string) => screen.getByRole('textbox', { name });
const last = () => seen.at(-1);
const any: NumberRange = { min: 0, max: 60_001 };

test('its label groups two native sliders and two numbers, each named and with its value in words', () => {
  renderUi(<Price start={{ min: 500, max: 7_000 }} />);
  expect(screen.getByRole('group', { name: 'Harga' })).toContainElement(slider('Paling murah'));
  expect(slider('Paling murah')).toHaveAttribute('aria-valuetext', '500 poin');
  expect(slider('Paling mahal')).toHaveValue('7000');
  expect(number('Paling mahal')).toHaveValue('7.000');
});

test.each([
  ['{ArrowRight}', 1_500],
  ['{ArrowUp}', 1_500],
  ['{ArrowLeft}', 500],
  ['{PageUp}', 6_000],
  ['{PageDown}', 0],
])('%s moves a thumb by its steps and keeps it inside', async (key, min) => {
  renderUi(<Price start={{ min: 1_000, max: 9_000 }} />);
  slider('Paling murah').focus();
  await userEvent.keyboard(key);
  expect(last()).toEqual({ min, max: 9_000 });
});

test('a thumb from between two steps goes to the next one', async () => {
  renderUi(<Price start={{ min: 1_234, max: 60_001 }} />);
  slider('Paling murah').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(last()?.min).toBe(1_500);
  slider('Paling mahal').focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(last()?.max).toBe(60_000);
  await userEvent.keyboard('{ArrowRight}');
  expect(last()?.max).toBe(60_001);
});

test('no thumb passes the other', () => {
  renderUi(<Price start={{ min: 1_000, max: 3_000 }} />);
  fireEvent.change(slider('Paling murah'), { target: { value: '50000' } });
  expect(last()).toEqual({ min: 3_000, max: 3_000 });
  fireEvent.change(slider('Paling mahal'), { target: { value: '200' } });
  expect(last()).toEqual({ min: 3_000, max: 3_000 });
});

test('a drag lands on the steps and reaches the end, which a minimum leaves free', () => {
  renderUi(<Price start={any} />);
  fireEvent.change(slider('Paling mahal'), { target: { value: '12345' } });
  expect(last()?.max).toBe(12_500);
  fireEvent.change(slider('Paling mahal'), { target: { value: '59900' } });
  expect(last()?.max).toBe(60_001);
  fireEvent.change(slider('Paling murah'), { target: { value: '60001' } });
  expect(last()?.min).toBe(60_000);
});

test('numbers take digits alone, also from a pasted text', async () => {
  renderUi(<Price start={any} />);
  await userEvent.type(number('Paling murah'), '1a5-0.0');
  expect(number('Paling murah')).toHaveValue('1500');
  expect(last()).toEqual({ min: 1_500, max: 60_001 });
  await userEvent.clear(number('Paling murah'));
  await userEvent.paste('Rp 15.000');
  expect(last()?.min).toBe(15_000);
  await userEvent.tab();
  expect(number('Paling murah')).toHaveValue('15.000');
  expect(slider('Paling murah')).toHaveValue('15000');
});

test('an empty number is the end of the track, and a maximum beyond it as well', async () => {
  renderUi(<Price start={{ min: 500, max: 7_000 }} />);
  await userEvent.clear(number('Paling mahal'));
  expect(last()?.max).toBe(60_001);
  await userEvent.type(number('Paling mahal'), '75000');
  expect(last()?.max).toBe(60_001);
  await userEvent.clear(number('Paling murah'));
  expect(last()?.min).toBe(0);
});

test('an error is said at its number, but not while it is typed', async () => {
  renderUi(<Price start={{ min: 500, max: 100 }} errors={{ max: 'Terlalu rendah.' }} />);
  const maximum = number('Paling mahal');
  expect(maximum).toBeInvalid();
  expect(maximum).toHaveAccessibleDescription('Terlalu rendah.');
  expect(number('Paling murah')).toBeValid();
  await userEvent.type(maximum, '5');
  expect(maximum).toBeValid();
  await userEvent.tab();
  expect(maximum).toBeInvalid();
});
