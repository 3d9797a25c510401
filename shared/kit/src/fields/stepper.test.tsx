import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import { Stepper } from './stepper';

interface QuantityProps {
  readonly start: number;
  readonly max: number;
  readonly maxNote?: string;
}

function Quantity({ start, ...props }: QuantityProps) {
  const [value, setValue] = useState(start);
  return <Stepper label="Jumlah" value={value} onChange={setValue} {...props} />;
}

test('plus and minus step by one and the new value is announced', async () => {
  renderUi(<Quantity start={1} max={10} />);
  const value = screen.getByRole('status');
  await userEvent.click(screen.getByRole('button', { name: 'Tambah Jumlah' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tambah Jumlah' }));
  expect(value).toHaveTextContent('3');
  expect(value).toHaveAttribute('aria-live', 'polite');
  await userEvent.click(screen.getByRole('button', { name: 'Kurangi Jumlah' }));
  expect(value).toHaveTextContent('2');
});

test('it stops at one and at the maximum, and the button keeps the focus there', async () => {
  renderUi(<Quantity start={1} max={2} />);
  await userEvent.click(screen.getByRole('button', { name: 'Kurangi Jumlah' }));
  expect(screen.getByRole('status')).toHaveTextContent('1');
  const plus = screen.getByRole('button', { name: 'Tambah Jumlah' });
  await userEvent.click(plus);
  await userEvent.click(plus);
  expect(screen.getByRole('status')).toHaveTextContent('2');
  expect(plus).toHaveFocus();
  expect(plus).toHaveAttribute('aria-disabled', 'true');
});

test('at the maximum it says why it goes no higher', async () => {
  renderUi(<Quantity start={1} max={2} maxNote="Paling banyak 2" />);
  const plus = screen.getByRole('button', { name: 'Tambah Jumlah' });
  expect(screen.queryByText('Paling banyak 2')).not.toBeInTheDocument();
  await userEvent.click(plus);
  expect(screen.getByText('Paling banyak 2')).toBeInTheDocument();
  expect(plus).toHaveAccessibleDescription('Paling banyak 2');
});
