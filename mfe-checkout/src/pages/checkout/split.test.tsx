import { linkingFor } from '@poku/flows/linking';
import { aPartnerPoint, ownPointsSource, type WirePartnerPoint } from '@poku/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openCheckout, startPaymentCalls } from '../../testing/payment-journey';
import { page } from './checkout.page';

const { offers } = startPaymentCalls();

const nusa = aPartnerPoint();
const rumah = aPartnerPoint({
  partnerId: '9',
  partnerName: 'RumahNet',
  useOtp: false,
  partnerPoin: 2_000,
  partnerPokuPoin: 2_000,
  partnerPoinExpiryDate: '2026-12-31T16:59:59Z',
});
const wallet = aPartnerPoint({
  partnerId: '3',
  partnerName: 'DompetNusa',
  partnerType: 2,
  useOtp: false,
  partnerPoin: 150_000,
  partnerPokuPoin: 150_000,
  maximumPokuPoint: 4_000,
});

/** 20.000 to pay with 15.000 own points, unless told otherwise. */
const openWith = async (sources: WirePartnerPoint[], total = 20_000) => {
  offers({ totalTransaction: total, partnerPoint: [ownPointsSource(), ...sources] });
  const opened = await openCheckout(page);
  await screen.findByRole('button', { name: 'Bayar' });
  return opened;
};
const field = (name: string) => screen.getByRole('textbox', { name: `Poin dari ${name}` });
const plus = (name: string) => screen.getByRole('button', { name: `Tambah Poin dari ${name}` });
const minus = (name: string) => screen.getByRole('button', { name: `Kurangi Poin dari ${name}` });
const pay = () => screen.getByRole('button', { name: 'Bayar' });
const press = (button: HTMLElement) => userEvent.click(button);
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const values = (...names: string[]) => names.map((name) => field(name).getAttribute('value'));

describe('the amount of a partner', () => {
  test('plus gives what is missing and is done, minus takes a thousand away', async () => {
    await openWith([nusa, rumah]);
    type('RumahNet', '0');
    type('NusaPoin', '0');
    expect(minus('NusaPoin')).toHaveAttribute('aria-disabled', 'true');
    await press(plus('NusaPoin'));
    expect(field('NusaPoin')).toHaveValue('5.000');
    expect(plus('NusaPoin')).toHaveAttribute('aria-disabled', 'true');
    expect(plus('RumahNet')).toHaveAttribute('aria-disabled', 'true');
    expect(pay()).toBeEnabled();
    await press(minus('NusaPoin'));
    expect(field('NusaPoin')).toHaveValue('4.000');
    expect(pay()).toBeDisabled();
  });

  test('plus gives no more than the source has', async () => {
    await openWith([rumah]);
    await press(plus('RumahNet'));
    expect(field('RumahNet')).toHaveValue('2.000');
    expect(screen.getByText('Kurang 3.000 poin lagi')).toBeInTheDocument();
  });

  test('typing takes digits alone and shows dots between thousands afterwards', async () => {
    await openWith([nusa]);
    type('NusaPoin', '-5.0a00');
    expect(field('NusaPoin')).toHaveValue('5000');
    fireEvent.blur(field('NusaPoin'));
    expect(field('NusaPoin')).toHaveValue('5.000');
    expect(pay()).toBeEnabled();
  });

  test('more than the balance is told at the field and cannot pay', async () => {
    await openWith([rumah]);
    type('RumahNet', '5000');
    expect(field('RumahNet')).toBeInvalid();
    expect(field('RumahNet')).toHaveAccessibleDescription(/Saldo RumahNet kamu tidak cukup\./);
    expect(pay()).toBeDisabled();
  });

  test('an e-wallet shows the rupiah, a source of another rate its own points', async () => {
    const garuda = aPartnerPoint({
      partnerId: '10',
      partnerName: 'Garuda',
      exchangeRate: '2:1',
      useOtp: false,
    });
    await openWith([garuda, wallet]);
    type('Garuda', '1500');
    type('DompetNusa', '1500');
    expect(field('DompetNusa')).toHaveAccessibleDescription('= Rp1.500 · Sisa Rp148.500');
    expect(field('Garuda')).toHaveAccessibleDescription(/^= 3\.000 poin Garuda · Sisa [\d.]+ poin$/);
    expect(screen.getByText('Kurs Rp1 = 1 POKUPoin')).toBeInTheDocument();
  });
});

describe('what keeps a split from paying', () => {
  const words = () => screen.getByText(/^Total|^Silahkan/).closest('[role=status]');

  test('nothing chosen, too few and too many are told with the points', async () => {
    offers({ totalTransaction: 20_000, pokuPoint: 0, partnerPoint: [nusa] });
    await openCheckout(page);
    await screen.findByRole('button', { name: 'Bayar' });
    type('NusaPoin', '0');
    expect(await screen.findByText('Silahkan pilih metode pembayaran')).toBeInTheDocument();
    type('NusaPoin', '19000');
    expect(screen.getByText('Total POKUPoin yang kamu masukkan kurang')).toBeInTheDocument();
    expect(words()).toHaveTextContent('Total POKUPoin yang kamu masukkan kurang Kurang 1.000 poin lagi');
    type('NusaPoin', '20000');
    expect(pay()).toBeEnabled();
  });

  test('more than the total is too much', async () => {
    await openWith([nusa]);
    type('NusaPoin', '5001');
    expect(words()).toHaveTextContent(
      'Total POKUPoin yang kamu masukkan melebihi total 20.000 poin Lebih 1 poin',
    );
    expect(pay()).toBeDisabled();
  });

  test('an e-wallet without enough points beside it is not taken, and the minimum is said', async () => {
    await openWith([wallet]);
    type('DompetNusa', '1');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Ups, kamu masih belum punya cukup poin!',
    });
    expect(dialog).toHaveTextContent(
      'Untuk membayar dengan DompetNusa, kamu butuh minimal 16.000 poin dari POKUPoin dan poin partner.',
    );
    await press(screen.getByRole('button', { name: 'Mengerti' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(field('DompetNusa')).toHaveValue('');
  });

  test('when nothing reaches the total it says how many points are missing, and leads to the partners', async () => {
    await openWith([rumah]);
    expect(screen.getByRole('link', { name: 'Hubungkan partner lain' })).toHaveAttribute(
      'href',
      '/partner-linkage',
    );
    expect(
      screen.getByText('Semua poin kamu masih kurang 3.000 poin untuk transaksi ini.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pakai saran' })).not.toBeInTheDocument();
  });
});

describe('the suggestion', () => {
  const reason = 'Poin RumahNet dipakai dulu karena paling cepat berakhir: 31 Des 2026.';
  const use = () => screen.queryByRole('button', { name: 'Pakai saran' });

  test('stands there from the start with its reason, and is a tap away once it was changed', async () => {
    await openWith([nusa, rumah, wallet]);
    expect(values('RumahNet', 'NusaPoin', 'DompetNusa')).toEqual(['2.000', '3.000', '']);
    expect(screen.getByText(reason)).toBeInTheDocument();
    expect(use()).not.toBeInTheDocument();
    expect(pay()).toBeEnabled();
    await press(minus('NusaPoin'));
    expect(field('NusaPoin')).toHaveValue('2.000');
    expect(pay()).toBeDisabled();
    expect(use()).toHaveAccessibleDescription(reason);
    await press(screen.getByRole('button', { name: 'Pakai saran' }));
    expect(values('RumahNet', 'NusaPoin', 'DompetNusa')).toEqual(['2.000', '3.000', '']);
    expect(use()).not.toBeInTheDocument();
  });

  test('follows balances that change, until the member chose otherwise', async () => {
    const { platform } = await openWith([rumah, nusa], 17_000);
    expect(values('RumahNet', 'NusaPoin')).toEqual(['2.000', '']);
    const change = (points: number) => {
      const less = { ...rumah, partnerPoin: points, partnerPokuPoin: points };
      offers({ totalTransaction: 17_000, partnerPoint: [ownPointsSource(), less, nusa] });
      act(() => platform.events.publish('points.changed', { clientId: 'member-siti' }));
    };
    change(500);
    await waitFor(() => expect(values('RumahNet', 'NusaPoin')).toEqual(['500', '1.500']));
    expect(pay()).toBeEnabled();
    type('NusaPoin', '1000');
    change(800);
    expect(await screen.findByText('Saldo 800 poin')).toBeInTheDocument();
    expect(values('RumahNet', 'NusaPoin')).toEqual(['500', '1000']);
  });

  test.each([
    [[nusa, wallet], 20_000, 'Saran ini memakai sesedikit mungkin sumber poin.'],
    [[rumah, wallet], 20_000, 'Semua poin dipakai dulu, DompetNusa hanya membayar sisanya: 3.000 poin.'],
  ])('its reason fits the sources (%#)', async (sources, total, reason) => {
    await openWith(sources, total);
    expect(screen.getByText(reason)).toBeInTheDocument();
  });
});

describe('what was chosen', () => {
  test('survives a reload and not a way out of the page', async () => {
    const first = await openWith([nusa]);
    type('NusaPoin', '4000');
    const kept = sessionStorage.getItem('poku.checkout') ?? '';
    first.view.unmount();
    expect(sessionStorage.getItem('poku.checkout')).toBeNull();
    // A reload takes the page away without unmounting it.
    sessionStorage.setItem('poku.checkout', kept);
    await openWith([nusa]);
    expect(field('NusaPoin')).toHaveValue('4.000');
  });

  test('is nobody else’s, and nothing of another basket', async () => {
    const first = await openWith([nusa]);
    type('NusaPoin', '4000');
    const kept = sessionStorage.getItem('poku.checkout') ?? '';
    first.view.unmount();
    sessionStorage.setItem('poku.checkout', kept.replace('member-siti', 'member-budi'));
    await openWith([nusa]);
    expect(field('NusaPoin')).toHaveValue('5.000');
  });

  test('is checked against balances that change while the page is open', async () => {
    const { platform } = await openWith([rumah, nusa], 17_000);
    type('RumahNet', '2000');
    expect(pay()).toBeEnabled();
    const less = { ...rumah, partnerPoin: 500, partnerPokuPoin: 500 };
    offers({ totalTransaction: 17_000, partnerPoint: [ownPointsSource(), less, nusa] });
    act(() => platform.events.publish('points.changed', { clientId: 'member-siti' }));
    await waitFor(() => expect(field('RumahNet')).toBeInvalid());
    expect(pay()).toBeDisabled();
  });

  test('counts no longer once its source cannot be used', async () => {
    const { platform } = await openWith([rumah, nusa], 17_000);
    type('RumahNet', '2000');
    const silent = { ...rumah, message: 'Sedang Berkendala' };
    offers({ totalTransaction: 17_000, partnerPoint: [ownPointsSource(), silent, nusa] });
    act(() => platform.events.publish('points.changed', { clientId: 'member-siti' }));
    expect(await screen.findByText(/^Sedang berkendala\. Saldo dibaca/)).toBeInTheDocument();
    expect(screen.getByText('Kurang 2.000 poin lagi')).toBeInTheDocument();
  });
});

describe('all of a source', () => {
  const all = (name: string) => screen.getByRole('button', { name: `Semua Poin dari ${name}` });

  test('gives what own points leave, and the others no more than is missing then', async () => {
    await openWith([nusa, rumah], 20_000);
    type('NusaPoin', '4000');
    type('RumahNet', '1000');
    await press(all('RumahNet'));
    expect(values('NusaPoin', 'RumahNet')).toEqual(['3.000', '2.000']);
    expect(all('RumahNet')).toHaveAttribute('aria-disabled', 'true');
    expect(all('RumahNet')).toHaveFocus();
    expect(pay()).toBeEnabled();
    await press(all('NusaPoin'));
    expect(values('NusaPoin', 'RumahNet')).toEqual(['5.000', '']);
    expect(pay()).toBeEnabled();
  });

  test('of a source that cannot be used there is none', async () => {
    await openWith([{ ...rumah, message: 'Sedang Berkendala' }, nusa]);
    expect(screen.queryByRole('button', { name: 'Semua Poin dari RumahNet' })).not.toBeInTheDocument();
    expect(all('NusaPoin')).toBeInTheDocument();
  });
});

describe('before anything was chosen', () => {
  test('what is missing is told without blame, and as a mistake once the member has chosen', async () => {
    await openWith([rumah]);
    expect(screen.getByText('Kurang 5.000 poin lagi')).toBeInTheDocument();
    expect(screen.queryByText('Total POKUPoin yang kamu masukkan kurang')).not.toBeInTheDocument();
    expect(pay()).toBeDisabled();
    await press(plus('RumahNet'));
    expect(screen.getByText('Total POKUPoin yang kamu masukkan kurang')).toBeInTheDocument();
    await press(minus('RumahNet'));
    await press(minus('RumahNet'));
    expect(field('RumahNet')).toHaveValue('');
    expect(screen.getByText('Total POKUPoin yang kamu masukkan kurang')).toBeInTheDocument();
  });

  test('without any partner the way to link one is there, and leads back to this checkout', async () => {
    const { platform } = await openWith([]);
    expect(screen.getByText(/masih kurang 5\.000 poin/)).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Hubungkan partner' });
    expect(link).toHaveAttribute('href', '/partner-linkage');
    fireEvent.click(link);
    expect(linkingFor.read(platform.isKnownPath)).toMatch(/^\/checkout\?voucherId=voucher-kopi/);
  });
});

describe('the bound between two partners in the bar', () => {
  const bound = () => screen.getByRole('slider', { name: 'Bagi antara NusaPoin dan RumahNet' });

  test('gives one what it takes from the other, by hand and by key, and the total stays', async () => {
    await openWith([nusa, rumah]);
    type('NusaPoin', '3.500');
    type('RumahNet', '1.500');
    expect(bound()).toHaveAttribute('aria-valuetext', 'NusaPoin 3.500 poin, RumahNet 1.500 poin');
    fireEvent.change(bound(), { target: { value: '4240' } });
    expect(values('NusaPoin', 'RumahNet')).toEqual(['4.200', '800']);
    fireEvent.keyDown(bound(), { key: 'ArrowLeft' });
    expect(values('NusaPoin', 'RumahNet')).toEqual(['4.100', '900']);
    expect(pay()).toBeEnabled();
  });

  test('ends where a partner can give no more, and what one gave up can be given back', async () => {
    await openWith([nusa, rumah]);
    type('NusaPoin', '4.000');
    type('RumahNet', '1.000');
    expect(bound()).toHaveAttribute('min', '3000');
    fireEvent.change(bound(), { target: { value: '4990' } });
    expect(values('NusaPoin', 'RumahNet')).toEqual(['5.000', '']);
    fireEvent.keyDown(bound(), { key: 'PageDown' });
    fireEvent.keyDown(bound(), { key: 'ArrowRight' });
    expect(values('NusaPoin', 'RumahNet')).toEqual(['4.100', '900']);
  });

  test('is not there while one partner gives all', async () => {
    await openWith([nusa]);
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });
});
