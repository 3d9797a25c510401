import { SLOW_MS } from '@poku/domain/limits/messages';
import {
  aCustomer,
  aFavorite,
  aTelcoProduct,
  aVoucher,
  aVoucherList,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteOpened } from '../../features/list-coupons/opened-coupon';
import { page } from './coupon-detail.page';

const server = startTestServer();

const ownPackage = aTelcoProduct({ productId: 'voucher-kopi' });
const ADDRESS = '/voucher?id=voucher-kopi&redemptionId=rule-kopi&rewardItemId=reward-kopi';
const answer = (response: Response) => server.use(onCall.get('/voucherdetail/:clientId', () => response));
beforeEach(() =>
  server.use(
    onCall.get('/allfavoritvoucher/:clientId', () => envelope([])),
    onCall.get('/stockalert/:clientId', () => envelope({ isSet: false })),
  ),
);

const open = async (
  url = ADDRESS,
  totalpoint = 20_000,
  isKnownPath: (path: string) => boolean = () => true,
) => {
  const { platform } = await createTestPlatform({ member: aCustomer({ totalpoint }), isKnownPath });
  return renderPage(page, { platform, path: '/voucher', url, routes: { '/checkout': 'Kasir' } });
};
const increase = () => screen.findByRole('button', { name: 'Tambah Jumlah' });

test('shows the coupon with its texts, folded until they are opened', async () => {
  answer(envelope(aVoucher()));
  await open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Kopi Susu Gratis' })).toBeInTheDocument();
  expect(screen.getByText('Satu gelas kopi susu.')).toBeVisible();
  expect(screen.getByText('Berlaku sampai 31 Jan 2027')).toBeInTheDocument();
  const terms = screen.getByText('Satu kupon untuk satu transaksi.');
  expect(terms).not.toBeVisible();
  await userEvent.click(screen.getByText('Syarat dan Ketentuan'));
  expect(terms).toBeVisible();
  expect(screen.getByText('Tempat Penukaran')).toBeInTheDocument();
  expect(screen.getByText('Cara Penukaran')).toBeInTheDocument();
});

test.each([
  ['till', 'Dipakai di kasir'],
  ['online', 'Dipakai online'],
] as const)('says where a coupon is used: %s', async (useChannel, text) => {
  answer(envelope(aVoucher({ useChannel })));
  await open();
  await increase();
  expect(screen.getAllByText(/^Dipakai/).map(({ textContent }) => textContent)).toEqual([text]);
});

describe('a coupon that was just opened from a list', () => {
  const listed = {
    id: 'voucher-kopi',
    name: 'Kopi',
    brand: 'Kedai',
    image: '/media/kopi.svg',
    pricePoints: 4_000,
  };

  /** Holds the answer back. @returns what gives it */
  const hold = () => {
    let give: (response: Response) => void = () => undefined;
    const coming = new Promise<Response>((resolve) => (give = resolve));
    server.use(onCall.get('/voucherdetail/:clientId', () => coming));
    return () => give(envelope(aVoucher()));
  };

  test('stands as the list knew it until it is answered', async () => {
    noteOpened(listed);
    const finish = hold();
    await open(`${ADDRESS}&type=rekomendasi`);
    expect(await screen.findByRole('heading', { level: 2, name: 'Kopi' })).toBeInTheDocument();
    expect(screen.getByText('4.000')).toBeInTheDocument();
    expect(screen.getByText('Rekomendasi Kami')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Beli' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^Favorit/ })).not.toBeInTheDocument();
    finish();
    expect(await screen.findByText('Berlaku sampai 31 Jan 2027')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2, name: /^Kopi/ })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 2, name: 'Kopi Susu Gratis' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Beli' })).toBeEnabled();
  });

  test('says so when the rest of it takes long', async () => {
    noteOpened(listed);
    const finish = hold();
    await open();
    const slow = 'Lebih lama dari biasanya. Mohon tunggu sebentar…';
    expect(await screen.findByRole('heading', { level: 2, name: 'Kopi' })).toBeInTheDocument();
    expect(screen.queryByText(slow)).not.toBeInTheDocument();
    expect(await screen.findByText(slow, undefined, { timeout: 2 * SLOW_MS })).toBeInTheDocument();
    finish();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Beli' })).toBeEnabled());
    expect(screen.queryByText(slow)).not.toBeInTheDocument();
  });

  test('fails as any page does, and is asked for once', async () => {
    noteOpened(listed);
    let asked = 0;
    server.use(
      onCall.get('/voucherdetail/:clientId', () => {
        asked += 1;
        return failure(500);
      }),
    );
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
    expect(asked).toBe(1);
  });

  test('says nothing of another coupon, nor of the same one later', async () => {
    answer(envelope(aVoucher()));
    noteOpened({ ...listed, id: 'voucher-teh', name: 'Teh' });
    const other = await open();
    await increase();
    expect(screen.queryByText('Teh')).not.toBeInTheDocument();
    other.unmount();
    const finish = hold();
    await open(ADDRESS.replace('voucher-kopi', 'voucher-teh'));
    expect(screen.queryByText('Teh')).not.toBeInTheDocument();
    finish();
    await increase();
  });
});

test('the brand leads to all of its coupons, where it has a page', async () => {
  answer(envelope(aVoucher({ brand: 'kopi serambi', brandName: 'Kopi Serambi' })));
  await open();
  expect(await screen.findByRole('link', { name: 'Kopi Serambi' })).toHaveAttribute(
    'href',
    '/merek/kopi%20serambi',
  );
});

test('a brand without a page, as in the embed, is its name alone', async () => {
  answer(envelope(aVoucher({ brandName: 'Kopi Serambi' })));
  await open(ADDRESS, 20_000, (path) => !path.startsWith('/merek/'));
  expect(await screen.findByText('Kopi Serambi')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Kopi Serambi' })).not.toBeInTheDocument();
});

test('the brand of a package leads nowhere, since packages stand on no brand’s page', async () => {
  answer(envelope(aVoucher({ voucherType: 'telco', brandName: 'Telkomsel' })));
  await open();
  expect(await screen.findByText('Telkomsel')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Telkomsel' })).not.toBeInTheDocument();
});

test('asks for the coupon that the address names', async () => {
  const asked: string[] = [];
  server.use(
    onCall.get('/voucherdetail/:clientId', ({ request }) => {
      asked.push(new URL(request.url).search);
      return envelope(aVoucher());
    }),
  );
  await open(`${ADDRESS}&adsId=ads-1`);
  await increase();
  expect(asked).toEqual([
    '?voucherId=voucher-kopi&redemptionRuleId=rule-kopi&rewardItemId=reward-kopi&adsId=ads-1',
  ]);
});

test('the promotion that goes to the checkout is the one of the answer, whatever the address says', async () => {
  answer(envelope(aVoucher({ adsId: 'ads-1' })));
  const promoted = await open(`${ADDRESS}&adsId=ads-1`);
  await userEvent.click(await screen.findByRole('button', { name: 'Beli' }));
  await waitFor(() => expect(promoted.address()).toMatch(/^\/checkout.*&adsId=ads-1$/));
  promoted.unmount();
  answer(envelope(aVoucher({ adsId: null })));
  const ended = await open(`${ADDRESS}&adsId=ads-ended`);
  await userEvent.click(await screen.findByRole('button', { name: 'Beli' }));
  await waitFor(() => expect(ended.address()).toMatch(/^\/checkout/));
  expect(ended.address()).not.toContain('adsId');
});

test('Beli leads to the checkout with everything in the address', async () => {
  answer(envelope(aVoucher()));
  const view = await open();
  await userEvent.click(await increase());
  expect(screen.getByText('10.000')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Beli' }));
  await waitFor(() =>
    expect(view.address()).toBe(
      '/checkout?voucherId=voucher-kopi&redemptionRuleId=rule-kopi&rewardItemId=reward-kopi&quantity=2',
    ),
  );
});

test('the quantity cannot go below one', async () => {
  answer(envelope(aVoucher()));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Kurangi Jumlah' }));
  expect(screen.getByRole('button', { name: 'Beli' })).toBeEnabled();
});

test('a total above the balance disables Beli and says what is missing', async () => {
  answer(envelope(aVoucher()));
  await open(ADDRESS, 6_000);
  await userEvent.click(await increase());
  expect(screen.getByText('Poin kamu kurang 4.000 poin.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Beli' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Kumpulkan poin' })).toHaveAttribute('href', '/earn-point');
  expect(screen.getByRole('link', { name: 'Hubungkan partner' })).toHaveAttribute('href', '/partner-linkage');
});

test('what is missing leads to no page that the site does not have', async () => {
  answer(envelope(aVoucher()));
  await open(ADDRESS, 0, (path) => path !== '/earn-point');
  expect(await screen.findByRole('link', { name: 'Hubungkan partner' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Kumpulkan poin' })).not.toBeInTheDocument();
});

test('at ten of a coupon it says that more cannot be bought at once', async () => {
  answer(envelope(aVoucher({ voucherQty: 100, voucherPoint: 10 })));
  await open();
  const more = await increase();
  for (let press = 1; press < 10; press += 1) await userEvent.click(more);
  expect(more).toHaveAccessibleDescription('Paling banyak 10 kupon untuk satu transaksi.');
  expect(screen.getByRole('button', { name: 'Beli' })).toBeEnabled();
});

describe('a coupon that is sold out', () => {
  const alternatives = () => screen.queryByRole('region', { name: 'Yang mirip dan masih ada' });
  const openSoldOut = async (list: Response) => {
    answer(envelope(aVoucher({ voucherQty: 0, voucherPoint: 4_000, categoryId: '3' })));
    const asked: unknown[] = [];
    server.use(
      onCall.post('/voucherlist', async ({ request }) => {
        asked.push(await request.json());
        return list;
      }),
    );
    await open();
    await screen.findByText('Kupon yang kamu cari sudah habis...');
    return asked;
  };

  test('says so, and has no quantity', async () => {
    await openSoldOut(envelope(aVoucherList([])));
    expect(screen.getByRole('button', { name: 'Beli' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Tambah Jumlah' })).not.toBeInTheDocument();
    expect(alternatives()).not.toBeInTheDocument();
  });

  test('leads to those of its category that are in stock, the nearest price first', async () => {
    const other = (voucherId: string, voucherPoint: number, voucherQty = 5) =>
      aVoucher({ voucherId, voucherName: voucherId, voucherPoint, voucherQty });
    const asked = await openSoldOut(
      envelope(
        aVoucherList([
          other('mahal', 90_000),
          other('habis', 4_000, 0),
          other('dekat', 4_500),
          aVoucher({ voucherQty: 5 }),
          other('murah', 1_000),
        ]),
      ),
    );
    expect(asked).toEqual([expect.objectContaining({ filters: { categoryId: '3' } })]);
    const links = within(alternatives() ?? document.body).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['dekat', 'murah', 'mahal']);
    expect(links[0]).toHaveAttribute('href', expect.stringContaining('/voucher?id=dekat'));
  });

  test('stands without them where they cannot be read', async () => {
    await openSoldOut(failure(500));
    expect(alternatives()).not.toBeInTheDocument();
    expect(screen.getByText('Satu gelas kopi susu.')).toBeVisible();
  });
});

test('a quantity above the stock says how many are left', async () => {
  answer(envelope(aVoucher({ voucherQty: 1 })));
  await open();
  await userEvent.click(await increase());
  expect(screen.getByText('Sayang sekali stok kupon ini hanya tersisa 1')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Beli' })).toBeDisabled();
});

test('a prepaid package shows the number and no quantity', async () => {
  telco();
  await open(`${ADDRESS}&msisdn=6281200000002`);
  expect(await screen.findByText('081200000002')).toBeInTheDocument();
  expect(screen.queryByText('Jumlah')).not.toBeInTheDocument();
});

/** A package of the operator Seluler Nusa; `products` are what the number that is asked for can have. */
const telco = (products: readonly ReturnType<typeof aTelcoProduct>[] = [ownPackage]) => {
  answer(envelope(aVoucher({ voucherType: 'telco', brandName: 'Seluler Nusa', adsId: 'ads-1' })));
  server.use(onCall.get('/productlist/:clientId', () => envelope(products)));
};
const otherPackage = aTelcoProduct({ productId: 'other', operatorName: 'Kartu Sahabat' });

test.each(['0812', 'bukan-nomor', '6221500600'])(
  'a number in the address that is none (%s) is dropped, and asked for',
  async (wrong) => {
    telco();
    await open(`${ADDRESS}&adsId=ads-1&msisdn=${wrong}`);
    expect(await screen.findByLabelText('Isi ke nomor')).toHaveValue('');
    expect(screen.getByText('Mohon isi nomor HP')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Beli' })).toBeDisabled();
  },
);

test('a number that is typed goes to the checkout, with the ad that led here', async () => {
  telco();
  const view = await open(`${ADDRESS}&adsId=ads-1`);
  const field = await screen.findByLabelText('Isi ke nomor');
  await userEvent.type(field, '81234');
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription(/nomor/i);
  expect(field).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Beli' })).toHaveAccessibleDescription(
    'Masukkan nomor HP yang valid!',
  );
  await userEvent.type(field, '567890');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Beli' })).not.toHaveAttribute('aria-busy'));
  await userEvent.click(screen.getByRole('button', { name: 'Beli' }));
  await waitFor(() =>
    expect(view.address()).toBe(
      '/checkout?voucherId=voucher-kopi&redemptionRuleId=rule-kopi&rewardItemId=reward-kopi&quantity=1' +
        '&adsId=ads-1&msisdn=%2B6281234567890',
    ),
  );
});

test('the number of the address can be changed, to the member’s own by one press', async () => {
  telco();
  await open(`${ADDRESS}&msisdn=081399990000`);
  await userEvent.click(await screen.findByRole('button', { name: 'Ganti nomor' }));
  expect(screen.getByLabelText('Isi ke nomor')).toHaveValue('81399990000');
  await userEvent.click(screen.getByRole('button', { name: 'Pakai nomorku, 081200000002' }));
  expect(screen.getByLabelText('Isi ke nomor')).toHaveValue('81200000002');
});

test('a number of another operator is refused where it is typed, with both operators named', async () => {
  telco([otherPackage]);
  await open();
  const field = await screen.findByLabelText('Isi ke nomor');
  const refusal = 'Ini nomor Kartu Sahabat. Paket ini hanya untuk nomor Seluler Nusa.';
  await userEvent.type(field, '85712345678');
  expect(screen.getByRole('button', { name: 'Beli' })).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(refusal)));
  expect(screen.getByRole('button', { name: 'Beli' })).toBeDisabled();
  telco();
  await userEvent.clear(field);
  await userEvent.type(field, '81234567890');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Beli' })).not.toHaveAttribute('aria-busy'));
  expect(screen.getByRole('button', { name: 'Beli' })).toBeEnabled();
  expect(field).toBeValid();
});

test('a number of another operator in the address is refused before anything is typed', async () => {
  telco([otherPackage]);
  await open(`${ADDRESS}&msisdn=085712345678`);
  const field = await screen.findByLabelText('Isi ke nomor');
  expect(field).toHaveValue('85712345678');
  expect(field).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Beli' })).toBeDisabled();
});

test.each([
  ['of no operator', () => envelope(undefined, 30006), 'Operator nomor ini belum kami kenal.'],
  ['that the operator refuses', () => envelope(undefined, 30007), 'Nomor HP ini tidak bisa diisi.'],
  ['that gets no package', () => envelope([]), 'Paket ini tidak bisa diisi ke nomor ini.'],
])('a number %s is refused where it is typed', async (_, response, text) => {
  telco();
  server.use(onCall.get('/productlist/:clientId', response));
  await open();
  const field = await screen.findByLabelText('Isi ke nomor');
  await userEvent.type(field, '83412345678');
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(text)));
  expect(screen.getByRole('button', { name: 'Beli' })).toBeDisabled();
});

test('a number whose operator cannot be asked for forbids nothing', async () => {
  telco();
  server.use(onCall.get('/productlist/:clientId', () => failure(500)));
  await open(`${ADDRESS}&msisdn=081200000002`);
  expect(await screen.findByRole('button', { name: 'Beli' })).toBeEnabled();
});

test('a number never goes along with a coupon that fills none', async () => {
  answer(envelope(aVoucher()));
  const view = await open(`${ADDRESS}&msisdn=081200000002`);
  await increase();
  await userEvent.click(screen.getByRole('button', { name: 'Beli' }));
  await waitFor(() => expect(view.address()).toMatch(/^\/checkout/));
  expect(view.address()).not.toContain('msisdn');
});

test('a coupon opened from a recommendation says so, and no other', async () => {
  answer(envelope(aVoucher()));
  const recommended = await open(`${ADDRESS}&type=rekomendasi`);
  expect(await screen.findByText('Rekomendasi Kami')).toBeInTheDocument();
  recommended.unmount();
  answer(envelope(aVoucher()));
  await open();
  await increase();
  expect(screen.queryByText('Rekomendasi Kami')).not.toBeInTheDocument();
});

test('the heart shows whether the coupon is a favourite, and takes the mark away', async () => {
  const removed: unknown[] = [];
  answer(envelope(aVoucher()));
  server.use(
    onCall.get('/allfavoritvoucher/:clientId', () => envelope([aFavorite()])),
    onCall.delete('/favoritvoucher', async ({ request }) => {
      removed.push(await request.json());
      return envelope();
    }),
  );
  await open();
  const heart = await screen.findByRole('button', { name: 'Favorit: Kopi Susu Gratis', pressed: true });
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(removed).toEqual([{ clientId: 'member-siti', voucherId: 'voucher-kopi' }]));
});

test('a coupon that costs more than there is can be saved up for', async () => {
  answer(envelope(aVoucher()));
  let chosen: unknown;
  server.use(
    onCall.put('/customergoal', async ({ request }) => {
      chosen = await request.json();
      return envelope(undefined);
    }),
  );
  const { platform } = await createTestPlatform({ member: aCustomer({ totalpoint: 100 }) });
  const view = renderPage(page, { platform, path: '/voucher', url: ADDRESS, routes: { '/mimpi': 'Mimpi' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Jadikan Mimpi' }));
  expect(await screen.findByText('Mimpi')).toBeInTheDocument();
  expect(view.address()).toBe('/mimpi');
  expect(chosen).toEqual({ clientId: 'member-siti', voucherId: 'voucher-kopi' });
});

test('a coupon that the points are enough for is no goal, nor are several of it', async () => {
  answer(envelope(aVoucher()));
  await open();
  for (let times = 0; times < 4; times += 1) await userEvent.click(await increase());
  expect(screen.queryByRole('button', { name: 'Jadikan Mimpi' })).not.toBeInTheDocument();
});

test('favourites that cannot be read cost the heart and nothing else', async () => {
  answer(envelope(aVoucher()));
  server.use(onCall.get('/allfavoritvoucher/:clientId', () => failure(500)));
  await open();
  await increase();
  expect(screen.queryByRole('button', { name: /^Favorit/ })).not.toBeInTheDocument();
});

test.each(['/voucher', ADDRESS])(
  'a coupon that is not there leads back to the catalogue (%s)',
  async (url) => {
    answer(envelope(undefined, 20404, 'Tidak ada'));
    await open(url);
    expect(await screen.findByText('Kupon ini tidak ditemukan.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lihat Katalog Kupon' })).toHaveAttribute('href', '/tukar');
  },
);

test('a dead partner token offers to link again', async () => {
  answer(envelope(undefined, 40101, 'Token mati'));
  await open();
  expect(await screen.findByRole('link', { name: 'Hubungkan lagi' })).toHaveAttribute(
    'href',
    '/partner-linkage',
  );
});

test('any other failure is the page’s error', async () => {
  answer(failure(500));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
});
