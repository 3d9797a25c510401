import { createRoot, type Root } from 'react-dom/client';
import { screen, waitFor } from '@testing-library/react';
import { ThemeProvider } from '../styled';
import { createTheme } from '../theme';
import { Form, SubmitButton, TextFormField } from './index';

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  // As in a browser, where effects have a turn of their own; `act` would run them with the render.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

/** Types into the first field in the moment in which it appears, before the browser's next turn. */
const typeAtOnce = (text: string): Promise<HTMLInputElement> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const field = container.querySelector('input');
      if (field === null) return;
      observer.disconnect();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      resolve(field);
    });
    observer.observe(container, { childList: true, subtree: true });
  });

test('a key that is pressed as soon as a form stands is kept, and sent', async () => {
  const handleSubmit = jest.fn();
  const typed = typeAtOnce('S');
  root.render(
    <ThemeProvider theme={createTheme(null)}>
      <Form initialValues={{ name: '' }} onSubmit={handleSubmit}>
        <TextFormField name="name" label="Nama" />
        <SubmitButton>Simpan</SubmitButton>
      </Form>
    </ThemeProvider>,
  );
  expect(await typed).toHaveValue('S');
  screen.getByRole('button', { name: 'Simpan' }).click();
  await waitFor(() => expect(handleSubmit).toHaveBeenCalledWith({ name: 'S' }));
  expect(screen.getByLabelText('Nama')).toHaveValue('S');
});
