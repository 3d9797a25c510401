import { screen, waitFor } from '@testing-library/react';
import { startRenderInTurns } from '@poku/testing';
import { ThemeProvider } from '../styled';
import { createTheme } from '../theme';
import { Form, SubmitButton, TextFormField } from '.';

const renderInTurns = startRenderInTurns();

/** Types into the only field as the browser tells it; user-event would wait for effects. */
const type = (container: HTMLElement, text: string): void => {
  const field = container.querySelector('input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
};

test('a key that is pressed as soon as a form stands is kept, and sent', async () => {
  const handleSubmit = jest.fn();
  await renderInTurns(
    <ThemeProvider theme={createTheme(null)}>
      <Form initialValues={{ name: '' }} onSubmit={handleSubmit}>
        <TextFormField name="name" label="Nama" />
        <SubmitButton>Simpan</SubmitButton>
      </Form>
    </ThemeProvider>,
    (container) => type(container, 'S'),
  );
  expect(screen.getByLabelText('Nama')).toHaveValue('S');
  screen.getByRole('button', { name: 'Simpan' }).click();
  await waitFor(() => expect(handleSubmit).toHaveBeenCalledWith({ name: 'S' }));
  expect(screen.getByLabelText('Nama')).toHaveValue('S');
});
