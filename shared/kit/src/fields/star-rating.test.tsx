import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import { StarRating } from './star-rating';

function Rating({ onChange }: { readonly onChange?: (stars: number) => void }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <StarRating
      label="Seberapa mudah?"
      value={value}
      onChange={(stars) => {
        setValue(stars);
        onChange?.(stars);
      }}
    />
  );
}

const star = (stars: number) => screen.getByRole('radio', { name: `${stars} dari 5 bintang` });

test('five named stars belong to the question, and none is chosen at first', () => {
  renderUi(<Rating />);
  expect(screen.getByRole('group', { name: 'Seberapa mudah?' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
});

test('a press on a star gives that many, and another press changes it', async () => {
  const handleChange = jest.fn();
  renderUi(<Rating onChange={handleChange} />);
  await userEvent.click(star(4));
  expect(star(4)).toBeChecked();
  expect(screen.getByText('4/5')).toBeInTheDocument();
  await userEvent.click(star(2));
  expect(star(4)).not.toBeChecked();
  expect(handleChange.mock.calls).toEqual([[4], [2]]);
});

test('the keyboard rates: Tab reaches the stars, Space and arrows choose', async () => {
  renderUi(<Rating />);
  await userEvent.tab();
  expect(star(1)).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(star(1)).toBeChecked();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(star(3)).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  expect(star(2)).toBeChecked();
});

test('two questions keep their stars apart', async () => {
  renderUi(
    <>
      <Rating />
      <Rating />
    </>,
  );
  const [first, second] = screen.getAllByRole('radio', { name: '5 dari 5 bintang' });
  if (!first || !second) throw new Error('two questions are shown');
  await userEvent.click(first);
  await userEvent.click(second);
  expect(first).toBeChecked();
  expect(second).toBeChecked();
});
