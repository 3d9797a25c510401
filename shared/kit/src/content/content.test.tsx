import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import { CouponCard } from './coupon-card';
import { Disclosure } from './disclosure';
import { ChoiceScope, LinkScope } from './link-scope';
import { List } from './list';
import { ListItem } from './list-item';
import { MemberCard } from '../member-card/member-card';
import { Picture } from './picture';
import { Points } from './points';
import { ShareBar } from './share-bar';

test('a picture has its size before it comes and loads when it is near', () => {
  renderUi(<Picture src="/media/a.svg" alt="Kopi" width={320} />);
  const image = screen.getByRole('img', { name: 'Kopi' });
  expect(image).toHaveAttribute('width', '320');
  expect(image).toHaveAttribute('height', '180');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('a picture that fails is replaced and keeps its name', () => {
  renderUi(<Picture src="/media/tidak-ada.svg" alt="Kopi" />);
  fireEvent.error(screen.getByRole('img', { name: 'Kopi' }));
  expect(screen.getByRole('img', { name: 'Kopi (Gambar tidak tersedia)' }).tagName).toBe('svg');
});

test.each([
  '',
  'https://lain.contoh/a.svg',
  '//lain.contoh/a.svg',
  '/\\\\lain.contoh/a.svg',
  'javascript:void 0',
  'a.svg',
])('nothing is loaded from %p, which is no path of the site', (src) => {
  renderUi(<Picture src={src} alt="Kopi" />);
  expect(screen.getByRole('img').tagName).toBe('svg');
});

function Carousel() {
  const [src, setSrc] = useState('/media/a.svg');
  return (
    <>
      <Picture src={src} alt="Kopi" />
      <button onClick={() => setSrc('/media/b.svg')}>Berikutnya</button>
    </>
  );
}

test('after a failure another picture is tried again', async () => {
  renderUi(<Carousel />);
  fireEvent.error(screen.getByRole('img', { name: 'Kopi' }));
  await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
  expect(screen.getByRole('img', { name: 'Kopi' })).toHaveAttribute('src', '/media/b.svg');
});

test('points are written with dots and their unit', () => {
  renderUi(<Points value={1250000} />);
  expect(screen.getByText(/1\.250\.000/)).toHaveTextContent('1.250.000 poin');
});

test('points that are not known yet are not zero', () => {
  renderUi(<Points value={null} />);
  expect(screen.getByRole('img', { name: 'Poin belum tersedia' })).toBeInTheDocument();
  expect(screen.queryByText(/0/)).not.toBeInTheDocument();
});

test('a section is folded until its title is pressed, and again after', async () => {
  renderUi(<Disclosure title="Cara Penukaran">Tunjukkan kode.</Disclosure>);
  const content = screen.getByText('Tunjukkan kode.');
  expect(content).not.toBeVisible();
  await userEvent.click(screen.getByText('Cara Penukaran'));
  expect(content).toBeVisible();
  await userEvent.click(screen.getByText('Cara Penukaran'));
  expect(content).not.toBeVisible();
});

test('a list item is a link, a button or plain, by what it is given', async () => {
  const handlePress = jest.fn();
  const view = renderUi(
    <List>
      <ListItem title="Pengaturan Profil" note="Nama dan email" to="/change-profil" />
      <ListItem title="Keluar" onClick={handlePress} />
      <ListItem title="Versi" end="1.0.0" />
    </List>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Keluar' }));
  expect(handlePress).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('link', { name: 'Pengaturan Profil Nama dan email' }));
  expect(view.path()).toBe('/change-profil');
});

test('the member card shows name, tier and points, which lead to their page', async () => {
  const view = renderUi(<MemberCard tier="Gold" name="Siti Rahma" points={35000} to="/poinku" />);
  expect(screen.getByText('Siti Rahma')).toBeInTheDocument();
  expect(screen.getByText('Gold')).toHaveTextContent('Level Gold');
  await userEvent.click(screen.getByRole('link', { name: /35\.000 poin/ }));
  expect(view.path()).toBe('/poinku');
});

const coupon = {
  to: '/voucher?id=1',
  image: '/media/a.svg',
  brand: 'Kopi Senja',
  name: 'Es kopi susu',
  pricePoints: 15000,
};

test('a bar of shares gives each its part of the whole, leaves out what is nothing, and is not read out', () => {
  const shares = [
    { id: 'a', value: 15, color: 'red' },
    { id: 'b', value: 0, color: 'green' },
    { id: 'c', value: 20, color: 'blue' },
  ];
  const view = renderUi(<ShareBar shares={shares} whole={42} />);
  const bar = view.container.querySelector('[aria-hidden="true"]');
  const parts = [...(bar?.children ?? [])] as HTMLElement[];
  expect(parts.map(({ style }) => [style.flexGrow, style.background])).toEqual([
    ['15', 'red'],
    ['20', 'blue'],
    ['7', ''],
  ]);
});

test('a coupon card is one link named by the coupon, with brand and price', async () => {
  const view = renderUi(<CouponCard {...coupon} />);
  expect(screen.getByText('Kopi Senja')).toBeInTheDocument();
  expect(screen.getByText(/15\.000/)).toHaveTextContent('15.000 poin');
  expect(screen.queryByText('Stok habis')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Es kopi susu' }));
  expect(view.path()).toBe('/voucher');
});

test('a coupon says what it is worth, and a sold-out one that it is sold out instead', () => {
  const view = renderUi(<CouponCard {...coupon} faceValueRupiah={22_000} />);
  expect(screen.getByText('Rp22.000')).toHaveTextContent('Senilai Rp22.000');
  view.unmount();
  renderUi(<CouponCard {...coupon} faceValueRupiah={22_000} isSoldOut />);
  expect(screen.getByText('Stok habis')).toBeInTheDocument();
  expect(screen.queryByText('Rp22.000')).not.toBeInTheDocument();
});

test('the heart is a button beside the link and asks for the opposite', async () => {
  const handleChange = jest.fn();
  const view = renderUi(<CouponCard {...coupon} favourite={{ isSet: true, onChange: handleChange }} />, {
    at: '/tukar',
  });
  const heart = screen.getByRole('button', { name: 'Favorit: Es kopi susu', pressed: true });
  await userEvent.click(heart);
  expect(handleChange).toHaveBeenCalledWith(false);
  expect(view.path()).toBe('/tukar');
});

test('in a scope a card is followed inside the page, and by the browser with a key held', async () => {
  const view = renderUi(
    <LinkScope>
      <CouponCard {...coupon} />
    </LinkScope>,
    { at: '/tukar' },
  );
  const link = screen.getByRole('link', { name: 'Es kopi susu' });
  expect(link).toHaveAttribute('href', '/voucher?id=1');
  let isLeftToTheBrowser = false;
  const look = (event: Event) => {
    isLeftToTheBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', look, { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect([isLeftToTheBrowser, view.path()]).toEqual([true, '/tukar']);
  await userEvent.click(link);
  expect(view.path()).toBe('/voucher');
});

test('where a card is chosen, a press leads nowhere, and one for a new tab does', () => {
  const chosen = jest.fn();
  const view = renderUi(
    <ChoiceScope onChoose={chosen}>
      <CouponCard {...coupon} />
    </ChoiceScope>,
    { at: '/tukar' },
  );
  const link = screen.getByRole('link', { name: 'Es kopi susu' });
  expect(link).toHaveAttribute('href', '/voucher?id=1');
  // The browser is kept from following the address, but not with a key held.
  expect(fireEvent.click(link)).toBe(false);
  expect(chosen.mock.calls).toEqual([['/voucher?id=1']]);
  let isLeftToTheBrowser = false;
  document.addEventListener(
    'click',
    (event) => {
      isLeftToTheBrowser = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link, { metaKey: true });
  expect(isLeftToTheBrowser).toBe(true);
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(view.path()).toBe('/tukar');
});
