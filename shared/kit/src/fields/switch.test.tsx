import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import { Switch } from './switch';

function Promo({ disabled }: { readonly disabled?: boolean }) {
  const [isOn, setIsOn] = useState(false);
  return <Switch label="Promo" note="Diskon" checked={isOn} onChange={setIsOn} disabled={disabled} />;
}

test('a switch has its label as name and its note as description, and tells whether it is on', async () => {
  renderUi(<Promo />);
  const promo = screen.getByRole('switch', { name: 'Promo' });
  expect(promo).toHaveAccessibleDescription('Diskon');
  expect(promo).not.toBeChecked();
  await userEvent.click(screen.getByText('Diskon'));
  expect(promo).toBeChecked();
});

test('the keyboard turns a switch', async () => {
  renderUi(<Promo />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('switch')).toBeChecked();
});

test('a disabled switch does not turn', async () => {
  renderUi(<Promo disabled />);
  await userEvent.click(screen.getByRole('switch'));
  expect(screen.getByRole('switch')).not.toBeChecked();
});
