import { validatePhone } from '@poku/domain/phone';
import { createTheme, Disclosure, ThemeProvider } from '@poku/kit';
import { SelectField } from '@poku/kit/fields';
import {
  CheckboxFormField,
  Form,
  PasswordFormField,
  PhoneFormField,
  RadioFormField,
  SubmitButton,
  TextFormField,
} from '@poku/kit/forms';
import { waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Painted } from '../early/painted';
import { followPresses } from '../early/presses';
import { takeOver } from './take-over';

const empty = { name: '', phone: '', password: '', terms: false, gender: null as 'm' | 'f' | null };
const genders = [
  { value: 'm', label: 'Laki-laki' },
  { value: 'f', label: 'Perempuan' },
] as const;
const cities = [
  { value: 'jkt', label: 'Jakarta' },
  { value: 'bdg', label: 'Bandung' },
] as const;

const City = () => {
  const [city, setCity] = useState<'jkt' | 'bdg'>('jkt');
  return (
    <>
      <SelectField name="city" label="Kota" options={cities} value={city} onChange={setCity} />
      <output>{city}</output>
    </>
  );
};

const Page = ({ onSubmit }: { readonly onSubmit: (values: typeof empty) => undefined }) => (
  <ThemeProvider theme={createTheme(null)}>
    <Form label="Daftar" initialValues={empty} onSubmit={onSubmit}>
      <TextFormField name="name" label="Nama" validate={(name) => (name ? undefined : 'Isi nama')} />
      <PhoneFormField name="phone" label="Nomor HP" validate={validatePhone} />
      <PasswordFormField name="password" label="Password" />
      <CheckboxFormField name="terms" label="Setuju" />
      <RadioFormField name="gender" label="Jenis kelamin" options={genders} />
      <SubmitButton>Kirim</SubmitButton>
    </Form>
    <City />
    <Disclosure title="Rincian">Isi</Disclosure>
  </ThemeProvider>
);

let end = (): void => undefined;
/** A page as it is painted, with the app on its way. */
const paint = (isBusy = () => false) => {
  const handleSubmit = jest.fn<undefined, [typeof empty]>();
  const element = document.body.appendChild(document.createElement('div'));
  const place = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToStaticMarkup(<Page onSubmit={handleSubmit} />, { identifierPrefix: 'html-' });
  const painted: Painted = {
    element,
    hasWidgets: false,
    filled: Promise.resolve(),
    presses: followPresses(element),
    isBusy,
  };
  window.pokuPainted = painted;
  const root = createRoot(place);
  end = () => root.unmount();
  const find =
    (within: HTMLElement) =>
    <Found extends HTMLElement = HTMLInputElement>(selector: string): Found => {
      const found = within.querySelector<Found>(selector);
      if (!found) throw new Error(`There is no ${selector}.`);
      return found;
    };
  const show = jest.fn((page: ReactElement = <Page onSubmit={handleSubmit} />) =>
    flushSync(() => root.render(page)),
  );
  return {
    element,
    place,
    old: find(element),
    now: find(place),
    handleSubmit,
    show,
    arrive: (page?: ReactElement) => takeOver(painted, place, () => show(page)),
  };
};
const type = (
  field: HTMLInputElement,
  value: string,
  caret: readonly [number, number] = [value.length, value.length],
) => {
  field.focus();
  field.value = value;
  field.setSelectionRange(...caret, 'backward');
};

beforeAll(() => {
  // Renders as a browser does: nothing waits for the end of a test's step.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  end();
  document.body.replaceChildren();
  delete window.pokuPainted;
});
afterAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  jest.restoreAllMocks();
});

test('what was filled in, ticked, chosen and unfolded is so in the app, and the form sends it', async () => {
  const { old, now, element, arrive, handleSubmit } = paint();
  type(old('[name=name]'), 'Siti');
  type(old('[name=phone]'), '0812 0000 0002');
  type(old('[name=password]'), 'Rahasia123');
  old('[name=terms]').click();
  old('[value=f]').click();
  old<HTMLSelectElement>('select').value = 'bdg';
  old<HTMLDetailsElement>('details').open = true;
  await arrive();
  expect(now('output')).toHaveTextContent('bdg');
  expect(now('select')).toHaveValue('bdg');
  expect(now('details')).toHaveAttribute('open');
  expect(now('[name=phone]')).toHaveValue('81200000002');
  expect(element.isConnected).toBe(false);
  expect(window.pokuPainted).toBeUndefined();
  now('[type=submit]').click();
  await waitFor(() => expect(handleSubmit).toHaveBeenCalledTimes(1));
  expect(handleSubmit.mock.calls[0]?.[0]).toEqual({
    name: 'Siti',
    phone: '81200000002',
    password: 'Rahasia123',
    terms: true,
    gender: 'f',
  });
});

test('a form that was sent early is sent once, with what is filled in by then', async () => {
  const { old, arrive, handleSubmit } = paint();
  type(old('[name=name]'), 'Siti');
  old('[type=submit]').click();
  old('[type=submit]').click();
  type(old('[name=phone]'), '81200000002');
  await arrive();
  await waitFor(() => expect(handleSubmit).toHaveBeenCalled());
  expect(handleSubmit.mock.calls).toEqual([
    [expect.objectContaining({ name: 'Siti', phone: '81200000002' })],
  ]);
});

test('presses are done in order, and each sees what the one before did', async () => {
  for (const times of [1, 2, 3]) {
    const { old, now, arrive } = paint();
    const eye = old('[aria-label="Tampilkan password"]');
    for (let time = 0; time < times; time += 1) eye.click();
    await arrive();
    expect(now('[name=password]')).toHaveAttribute('type', times % 2 === 1 ? 'text' : 'password');
    end();
    document.body.replaceChildren();
  }
});

test('the focus and the caret stand where they stood, and the focus was nowhere else in between', async () => {
  const { old, now, arrive } = paint();
  type(old('[name=phone]'), '0812345', [2, 5]);
  const left = jest.fn<undefined, [EventTarget | null]>();
  document.addEventListener('focusout', ({ relatedTarget }) => left(relatedTarget), { once: true });
  await arrive();
  const phone = now('[name=phone]');
  expect(phone).toHaveFocus();
  expect(left).toHaveBeenCalledWith(phone);
  expect(phone).toHaveValue('812345');
  expect(phone.value.slice(phone.selectionStart ?? 0, phone.selectionEnd ?? 0)).toBe('123');
  expect(phone.selectionDirection).toBe('backward');
});

test('what is wrong is told at a field that was left, not at the one where somebody types', async () => {
  const { old, now, arrive } = paint();
  type(old('[name=phone]'), '12');
  type(old('[name=name]'), 'S');
  await arrive();
  await waitFor(() => expect(now('[name=phone]')).toBeInvalid());
  expect(now('[name=name]')).toBeValid();
  expect(now('[name=name]')).toHaveFocus();
});

test('a button keeps the focus, and after a refused form the first wrong field has it', async () => {
  const first = paint();
  first.old('[type=submit]').focus();
  await first.arrive();
  expect(first.now('[type=submit]')).toHaveFocus();
  end();
  document.body.replaceChildren();
  const { old, now, arrive, handleSubmit } = paint();
  old('[type=submit]').focus();
  old('[type=submit]').click();
  await arrive();
  await waitFor(() => expect(now('[name=name]')).toHaveFocus());
  expect(handleSubmit).not.toHaveBeenCalled();
});

test('while the app is rendered what was painted has no id and takes no room', async () => {
  const { element, show, arrive } = paint();
  expect(element.querySelectorAll('[id]').length).toBeGreaterThan(0);
  show.mockImplementationOnce(() => {
    expect(element.querySelectorAll('[id]')).toHaveLength(0);
    expect(element).not.toBeVisible();
  });
  await arrive();
  expect(show).toHaveBeenCalledTimes(1);
});

test('a page that has nothing of it gets nothing, and shows itself', async () => {
  const { old, place, arrive } = paint();
  type(old('[name=name]'), 'Siti');
  old('[type=submit]').click();
  old('[aria-label="Tampilkan password"]').click();
  const handleClick = jest.fn();
  await arrive(<button onClick={handleClick}>Beranda</button>);
  expect(place).toHaveTextContent('Beranda');
  expect(handleClick).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test('nothing happens while a word is composed or a press is half done; what it does is there then', async () => {
  let busy = true;
  const { old, now, show, arrive } = paint(() => busy);
  type(old('[name=name]'), 'Si');
  const arrived = arrive();
  await new Promise((resolve) => setTimeout(resolve));
  expect(show).not.toHaveBeenCalled();
  type(old('[name=name]'), 'Siti');
  busy = false;
  await arrived;
  expect(now('[name=name]')).toHaveValue('Siti');
});
