import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import { Checkbox } from './checkbox';
import { OtpField } from './otp-field';
import { RadioGroup } from './radio-group';
import { TextField } from './text-field';

test('label, hint and error belong to the input', () => {
  renderUi(
    <TextField
      label="Email"
      hint="Kami kirim tautan ke sini"
      error="Mohon isi Email"
      value=""
      onChange={jest.fn()}
    />,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Mohon isi Email Kami kirim tautan ke sini');
});

test('a field without an error is valid and has no empty description', () => {
  renderUi(<TextField label="Email" error="" value="" onChange={jest.fn()} />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

function Email() {
  const [error, setError] = useState<string>();
  return (
    <TextField
      label="Email"
      value=""
      error={error}
      onChange={jest.fn()}
      onBlur={() => setError('Mohon isi Email')}
    />
  );
}

test('an error that appears later stands in a region that was there before and announces it', async () => {
  const view = renderUi(<Email />);
  const region = view.container.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('textbox', { name: 'Email' }));
  await userEvent.tab();
  expect(region).toHaveTextContent('Mohon isi Email');
});

test('a field with rows takes several lines', async () => {
  const handleChange = jest.fn();
  renderUi(<TextField label="Laporan" rows={4} value="" onChange={handleChange} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Laporan' }));
  await userEvent.paste('Baris satu\nBaris dua');
  expect(handleChange).toHaveBeenCalledWith('Baris satu\nBaris dua');
});

function Otp({
  length,
  onComplete,
}: {
  readonly length: 4 | 6;
  readonly onComplete?: (code: string) => void;
}) {
  const [value, setValue] = useState('');
  return (
    <OtpField label="Kode OTP" length={length} value={value} onChange={setValue} onComplete={onComplete} />
  );
}

test('a one-time code is one input that the browser can fill from an SMS', () => {
  renderUi(<Otp length={6} />);
  const inputs = screen.getAllByRole('textbox');
  expect(inputs).toHaveLength(1);
  expect(inputs[0]).toHaveAttribute('autocomplete', 'one-time-code');
  expect(inputs[0]).toHaveAttribute('inputmode', 'numeric');
});

test('a pasted code loses what is no digit and completes the field', async () => {
  const handleComplete = jest.fn();
  renderUi(<Otp length={6} onComplete={handleComplete} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Kode OTP' }));
  await userEvent.paste('012 345');
  expect(screen.getByRole('textbox')).toHaveValue('012345');
  expect(handleComplete).toHaveBeenCalledWith('012345');
});

test('a code of four digits takes no fifth', async () => {
  renderUi(<Otp length={4} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Kode OTP' }), '12x345');
  expect(screen.getByRole('textbox')).toHaveValue('1234');
});

test('a box is ticked by its label and by the space bar', async () => {
  const handleChange = jest.fn();
  renderUi(<Checkbox label="Saya setuju" checked={false} onChange={handleChange} error="Wajib disetujui" />);
  await userEvent.click(screen.getByText('Saya setuju'));
  await userEvent.keyboard(' ');
  expect(handleChange.mock.calls).toEqual([[true], [true]]);
  expect(screen.getByRole('checkbox', { name: 'Saya setuju' })).toHaveAccessibleDescription(
    'Wajib disetujui',
  );
});

test('a radio group names its question and gives the chosen value', async () => {
  const handleChange = jest.fn();
  renderUi(
    <RadioGroup
      label="Jenis kelamin"
      value={null}
      options={[
        { value: 'male', label: 'Laki-laki' },
        { value: 'female', label: 'Perempuan' },
      ]}
      onChange={handleChange}
    />,
  );
  expect(screen.getByRole('group', { name: 'Jenis kelamin' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Perempuan' }));
  expect(handleChange).toHaveBeenCalledWith('female');
});
