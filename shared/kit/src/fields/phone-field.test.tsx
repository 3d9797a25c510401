import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import { PhoneField } from './phone-field';

function Phone() {
  const [value, setValue] = useState('');
  return <PhoneField label="Nomor HP" value={value} onChange={setValue} />;
}

function input() {
  return screen.getByRole('textbox', { name: 'Nomor HP' });
}

test.each(['+62 812-0000-0002', '6281200000002', '081200000002', '81200000002'])(
  'pasted %s shows without prefix behind +62',
  async (pasted) => {
    renderUi(<Phone />);
    await userEvent.click(input());
    await userEvent.paste(pasted);
    expect(input()).toHaveValue('81200000002');
    expect(input()).toHaveAccessibleDescription('+62');
  },
);

test('a number that the browser fills in is shown without its prefix', () => {
  renderUi(<Phone />);
  fireEvent.change(input(), { target: { value: '+6281200000002' } });
  expect(input()).toHaveValue('81200000002');
});

test('letters, * and # and a leading 0 cannot be typed', async () => {
  renderUi(<Phone />);
  await userEvent.type(input(), '0a8*1#2 0b0');
  expect(input()).toHaveValue('81200');
});

test('a paste into the middle replaces the selection alone', async () => {
  renderUi(<Phone />);
  await userEvent.type(input(), '81299');
  await userEvent.type(input(), '{Delete}', { initialSelectionStart: 3, initialSelectionEnd: 5 });
  await userEvent.paste('000');
  expect(input()).toHaveValue('812000');
});

test('it opens the keyboard for telephone numbers', () => {
  renderUi(<Phone />);
  expect(input()).toHaveAttribute('inputmode', 'tel');
});
