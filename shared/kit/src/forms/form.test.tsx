import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { validateLoginPassword } from '@poku/domain/login-password';
import { validateNewPassword } from '@poku/domain/password';
import { validatePhone } from '@poku/domain/phone';
import { renderUi } from '../testing/render-ui';
import {
  CheckboxFormField,
  Form,
  type FormErrors,
  NewPasswordFormField,
  PasswordFormField,
  PhoneFormField,
  RadioFormField,
  SubmitButton,
  TextFormField,
  useFormValues,
} from '.';

interface Login {
  readonly phone: string;
  readonly password: string;
}
const emptyLogin: Login = { phone: '', password: '' };

interface LoginFormProps {
  readonly onSubmit: (values: Login) => Promise<FormErrors<Login> | undefined>;
  readonly needsValid?: boolean;
}
function LoginForm({ onSubmit, needsValid }: LoginFormProps) {
  return (
    <Form initialValues={emptyLogin} onSubmit={onSubmit} label="Log in">
      <PhoneFormField name="phone" label="Nomor HP" validate={validatePhone} />
      <PasswordFormField name="password" label="Password" validate={validateLoginPassword} />
      <SubmitButton needsValid={needsValid}>Log in</SubmitButton>
    </Form>
  );
}

const phone = () => screen.getByLabelText('Nomor HP');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Log in' });

async function fillIn() {
  await userEvent.type(phone(), '81200000002');
  await userEvent.type(password(), 'Rahasia123');
}

test('an error shows after the field was left, not while it is filled in', async () => {
  renderUi(<LoginForm onSubmit={jest.fn()} />);
  await userEvent.type(phone(), '812');
  expect(screen.queryByText('Masukkan nomor HP yang valid!')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(phone()).toHaveAccessibleDescription(expect.stringContaining('Masukkan nomor HP yang valid!'));
  expect(phone()).toBeInvalid();
});

test('a submit with errors sends nothing, shows them all and focuses the first', async () => {
  const handleSubmit = jest.fn();
  renderUi(<LoginForm onSubmit={handleSubmit} />);
  await userEvent.click(button());
  expect(await screen.findByText('Mohon isi nomor HP')).toBeInTheDocument();
  expect(screen.getByText('Mohon isi Password')).toBeInTheDocument();
  expect(phone()).toHaveFocus();
  expect(handleSubmit).not.toHaveBeenCalled();
});

test('Enter sends the values, and the button is busy until the answer is there', async () => {
  let answer: (errors: undefined) => void = () => undefined;
  const handleSubmit = jest.fn<Promise<undefined>, [Login]>(
    () => new Promise((resolve) => (answer = resolve)),
  );
  renderUi(<LoginForm onSubmit={handleSubmit} />);
  await fillIn();
  await userEvent.keyboard('{Enter}');
  expect(handleSubmit).toHaveBeenCalledWith({ phone: '81200000002', password: 'Rahasia123' });
  expect(button()).toHaveAttribute('aria-busy', 'true');
  answer(undefined);
  await screen.findByRole('button', { name: 'Log in', busy: false });
});

test("a server's error stands at its field until the field changes", async () => {
  renderUi(<LoginForm onSubmit={() => Promise.resolve({ password: 'Nomor HP atau password salah' })} />);
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByText('Nomor HP atau password salah')).toBeInTheDocument();
  expect(password()).toHaveFocus();
  await userEvent.type(password(), '4');
  expect(screen.queryByText('Nomor HP atau password salah')).not.toBeInTheDocument();
});

test("a server's error for the whole form is announced above the button", async () => {
  renderUi(<LoginForm onSubmit={() => Promise.resolve({ form: 'Sistem mengalami gangguan' })} />);
  await fillIn();
  await userEvent.click(button());
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveTextContent('Sistem mengalami gangguan');
  expect(problem.compareDocumentPosition(button())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(problem.compareDocumentPosition(password())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('a button that needs valid fields opens with the last of them', async () => {
  renderUi(<LoginForm needsValid onSubmit={jest.fn()} />);
  expect(button()).toBeDisabled();
  await fillIn();
  expect(button()).toBeEnabled();
});

interface Profile {
  readonly name: string;
  readonly gender: 'male' | 'female' | null;
  readonly terms: boolean;
  readonly password: string;
}
const emptyProfile: Profile = { name: '', gender: null, terms: false, password: '' };

function Greeting() {
  return <p>Halo {useFormValues<Profile>().name}</p>;
}

test('every kind of field gives its value, and a part beside them can follow', async () => {
  const handleSubmit = jest.fn();
  renderUi(
    <Form initialValues={emptyProfile} onSubmit={handleSubmit}>
      <TextFormField name="name" label="Nama" />
      <RadioFormField
        name="gender"
        label="Jenis kelamin"
        options={[
          { value: 'male', label: 'Laki-laki' },
          { value: 'female', label: 'Perempuan' },
        ]}
      />
      <NewPasswordFormField name="password" label="Password" />
      <CheckboxFormField name="terms" label="Saya setuju" />
      <Greeting />
      <SubmitButton>Simpan</SubmitButton>
    </Form>,
  );
  await userEvent.type(screen.getByLabelText('Nama'), 'Siti');
  expect(screen.getByText('Halo Siti')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Perempuan' }));
  await userEvent.type(screen.getByLabelText('Password'), 'Rahasia123');
  expect(screen.getAllByText(': terpenuhi')).toHaveLength(3);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Saya setuju' }));
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(handleSubmit).toHaveBeenCalledWith({
    name: 'Siti',
    gender: 'female',
    terms: true,
    password: 'Rahasia123',
  });
});

test('a check of the whole form compares fields', async () => {
  const handleSubmit = jest.fn();
  renderUi(
    <Form
      initialValues={{ password: '', confirmation: '' }}
      validate={(values) =>
        values.password === values.confirmation ? {} : { confirmation: 'Konfirmasi password tidak sesuai' }
      }
      onSubmit={handleSubmit}
    >
      <PasswordFormField name="password" label="Password baru" />
      <PasswordFormField name="confirmation" label="Ulangi password" />
      <SubmitButton>Simpan</SubmitButton>
    </Form>,
  );
  await userEvent.type(screen.getByLabelText('Password baru'), 'Rahasia123');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Konfirmasi password tidak sesuai')).toBeInTheDocument();
  expect(handleSubmit).not.toHaveBeenCalled();
});

test('a password with every rule ticked that cannot be taken says why at once, beneath the checklist', async () => {
  renderUi(
    <Form initialValues={{ password: '' }} onSubmit={jest.fn()}>
      <NewPasswordFormField name="password" label="Password" validate={validateNewPassword} />
      <SubmitButton needsValid>Simpan</SubmitButton>
    </Form>,
  );
  await userEvent.type(password(), 'Password');
  expect(screen.queryByText('Password ini terlalu mudah ditebak')).not.toBeInTheDocument();
  await userEvent.type(password(), '1');
  expect(screen.getAllByText(': terpenuhi')).toHaveLength(3);
  const reason = screen.getByText('Password ini terlalu mudah ditebak');
  expect(password()).toHaveAccessibleDescription(expect.stringContaining('terlalu mudah ditebak'));
  expect(screen.getByRole('list').compareDocumentPosition(reason)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  await userEvent.type(password(), 'a7');
  expect(screen.queryByText('Password ini terlalu mudah ditebak')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Simpan' })).toBeEnabled();
});
