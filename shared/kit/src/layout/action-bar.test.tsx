import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui';
import { ActionBar, type ActionBarProps } from './action-bar';

const show = (props: Partial<ActionBarProps> = {}) => {
  const handleAction = jest.fn();
  renderUi(<ActionBar label="Total" points={15000} action="Beli" onAction={handleAction} {...props} />);
  return { handleAction, button: screen.getByRole('button', { name: 'Beli' }) };
};

test('shows the total with its action', async () => {
  const { handleAction, button } = show();
  expect(screen.getByText(/15\.000/)).toHaveTextContent('15.000 poin');
  await userEvent.click(button);
  expect(handleAction).toHaveBeenCalledTimes(1);
});

test('a problem is announced, describes the action and forbids it', async () => {
  const { handleAction, button } = show({ problem: 'Poin kamu kurang 4.000 poin.' });
  expect(screen.getByRole('status')).toHaveTextContent('Poin kamu kurang 4.000 poin.');
  expect(button).toHaveAccessibleDescription('Poin kamu kurang 4.000 poin.');
  expect(button).toBeDisabled();
  await userEvent.click(button);
  expect(handleAction).not.toHaveBeenCalled();
});

test('an action that the page forbids says nothing itself', () => {
  const { button } = show({ disabled: true });
  expect(button).toBeDisabled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('an action that runs is busy', () => {
  expect(show({ busy: true }).button).toHaveAttribute('aria-busy', 'true');
});
