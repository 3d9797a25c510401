import { TestFrame, createTestPlatform } from '@poku/testing';
import { createMemoryRouter, RouterProvider } from '@poku/kit/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CouponGrid } from './coupon-grid';
import type { ListedCoupon } from './coupon-item';
import { takeOpened } from './opened-coupon';

const rendered: string[] = [];
beforeEach(() => rendered.splice(0));

/** A coupon that tells when its card is rendered. */
const aCoupon = (id: string): ListedCoupon => ({
  id,
  redemptionRuleId: `rule-${id}`,
  rewardItemId: `reward-${id}`,
  brand: 'Kedai Senja',
  image: '',
  pricePoints: 5_000,
  stock: 1,
  get name() {
    rendered.push(id);
    return `Kupon ${id}`;
  },
});

const first = [aCoupon('a'), aCoupon('b')];
const last = aCoupon('c');
const noChange = () => undefined;

function Page() {
  const [coupons, setCoupons] = useState<readonly ListedCoupon[]>(first);
  const [favourite, setFavourite] = useState('');
  return (
    <>
      <button onClick={() => setCoupons([...first, last])}>Tambah</button>
      <button onClick={() => setFavourite('b')}>Tandai</button>
      <CouponGrid coupons={coupons} hearts={{ isFavourite: (id) => id === favourite, change: noChange }} />
    </>
  );
}

const open = async () => {
  const { platform } = await createTestPlatform();
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/voucher', element: null },
  ]);
  render(
    <TestFrame platform={platform}>
      <RouterProvider router={router} />
    </TestFrame>,
  );
  await screen.findByRole('link', { name: 'Kupon a' });
  rendered.splice(0);
};

test('coupons that come to a list do not render the cards that are there again', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Tambah' }));
  expect(screen.getByRole('link', { name: 'Kupon c' })).toBeInTheDocument();
  expect(new Set(rendered)).toEqual(new Set(['c']));
});

test('a heart renders its own card alone', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Tandai' }));
  expect(screen.getByRole('button', { name: 'Favorit: Kupon b' })).toHaveAttribute('aria-pressed', 'true');
  expect(new Set(rendered)).toEqual(new Set(['b']));
});

test('a press on a card tells its page what the list knows of the coupon, once', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Kupon b' }));
  expect(takeOpened('b')).toMatchObject({ name: 'Kupon b', brand: 'Kedai Senja', pricePoints: 5_000 });
  expect(takeOpened('b')).toBeUndefined();
});
