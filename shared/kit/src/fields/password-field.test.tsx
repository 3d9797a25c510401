import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import { PasswordChecklist } from './password-checklist';
import { PasswordField } from './password-field';

function Password() {
  const [value, setValue] = useState('');
  return (
    <PasswordField
      label="Password"
      value={value}
      onChange={setValue}
      extra={<PasswordChecklist rules={[{ label: 'Minimal 8 Karakter', isMet: value.length >= 8 }]} />}
    />
  );
}

test('the button shows and hides what was typed', async () => {
  renderUi(<Password />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'Rahasia123');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan password' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Sembunyikan password' }));
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('Rahasia123');
});

test('a space cannot be typed but a pasted one is kept for the check to refuse', async () => {
  renderUi(<Password />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'Raha sia');
  expect(input).toHaveValue('Rahasia');
  await userEvent.paste(' 123');
  expect(input).toHaveValue('Rahasia 123');
});

test('the checklist says in words which rules are met', async () => {
  renderUi(<Password />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAccessibleDescription('Minimal 8 Karakter : belum terpenuhi');
  await userEvent.type(input, 'Rahasia123');
  expect(input).toHaveAccessibleDescription('Minimal 8 Karakter : terpenuhi');
});
