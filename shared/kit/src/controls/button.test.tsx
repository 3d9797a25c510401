import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui';
import { Button } from './button';
import { ButtonLink } from './button-link';
import { IconButton } from './icon-button';

test('a button runs its handler by mouse and by keyboard', async () => {
  const handlePress = jest.fn();
  renderUi(<Button onClick={handlePress}>Beli</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Beli' }));
  await userEvent.keyboard('{Enter} ');
  expect(handlePress).toHaveBeenCalledTimes(3);
});

test('a busy button keeps its words, says that it is busy and ignores presses', async () => {
  const handlePress = jest.fn();
  const view = renderUi(
    <Button busy onClick={handlePress}>
      Beli
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Beli' });
  await userEvent.click(button);
  expect(handlePress).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(view.container.querySelector('[aria-live="polite"]')).toHaveTextContent('Sedang diproses');
});

test('a busy submit button does not send its form again', async () => {
  const handleSubmit = jest.fn();
  renderUi(
    <form onSubmit={handleSubmit}>
      <Button type="submit" busy>
        Kirim
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(handleSubmit).not.toHaveBeenCalled();
});

test('a button sends no form unless it is a submit button', async () => {
  const handleSubmit = jest.fn();
  renderUi(
    <form onSubmit={handleSubmit}>
      <Button>Batal</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
  expect(handleSubmit).not.toHaveBeenCalled();
});

test('a button link is a link and leads to its page', async () => {
  const view = renderUi(<ButtonLink to="/tukar">Tukar poin</ButtonLink>);
  await userEvent.click(screen.getByRole('link', { name: 'Tukar poin' }));
  expect(view.path()).toBe('/tukar');
});

test('an icon button has a name that a screen reader says', () => {
  renderUi(<IconButton icon="close" label="Tutup" />);
  expect(screen.getByRole('button', { name: 'Tutup' })).toBeEnabled();
});
