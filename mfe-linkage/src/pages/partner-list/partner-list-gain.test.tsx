import { act, screen, waitFor, within } from '@testing-library/react';
import { linkingFor } from '@poku/flows/linking';
import { aCustomer, aLinkGain, aLinkStart, envelope, failure, onCall, startTestServer } from '@poku/testing';
import { agreeAndProceed, noteCalls, openLinking, rumahnet } from '../../testing/linking';
import { page } from './partner-list.page';

const server = startTestServer();
const gainIs = (answer: () => Response) => server.use(onCall.get('/customerlinkgain/:clientId', answer));
afterEach(() => linkingFor.keep(null));

/** Links RumahNet on the list. */
async function linkHere(gain: () => Response = () => envelope(aLinkGain())) {
  noteCalls(server, '/initiatelink', () => {
    server.use(onCall.get('/partnercoalition/:clientId', () => envelope([rumahnet({ linked: 1 })])));
    return envelope(aLinkStart());
  });
  const opened = await openLinking({ server, page, path: '/partner-linkage' });
  gainIs(gain);
  await opened.user.click(await screen.findByRole('button', { name: 'Hubungkan RumahNet' }));
  await agreeAndProceed(opened.user);
  await screen.findByText('Selamat! Akun RumahNet berhasil terhubung.');
  return opened;
}
const part = () => screen.findByRole('group', { name: 'Yang dibawa RumahNet' });

test('a link says its points, the total with them and what they unlock, each with its way', async () => {
  await linkHere();
  const gain = await part();
  expect(gain).toHaveTextContent('+1.800 poin');
  expect(gain).toHaveTextContent('Total poin kamu sekarang 16.800 poin.');
  expect(gain).toHaveTextContent('2 kupon baru bisa kamu tukar');
  expect(
    within(gain)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/voucher?id=100&redemptionId=R100&rewardItemId=I100',
    '/voucher?id=101&redemptionId=R101&rewardItemId=I101',
    '/tukar?affordable=1',
  ]);
});

test("'Selesai' folds it away, and the sentence that stays has the focus", async () => {
  const { user } = await linkHere();
  await user.click(within(await part()).getByRole('button', { name: 'Selesai' }));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  const sentence = screen.getByText('Selamat! Akun RumahNet berhasil terhubung.');
  expect(sentence.closest('[tabindex="-1"]')).toHaveFocus();
});

test('points that unlock nothing are told without coupons', async () => {
  await linkHere(() => envelope(aLinkGain({ gainedPoint: 0, voucherCount: 0, voucherList: [] })));
  const gain = await part();
  expect(gain).toHaveTextContent('+0 poin');
  expect(gain).not.toHaveTextContent('kupon baru');
});

test('more coupons than are counted are not told as so many', async () => {
  await linkHere(() => envelope(aLinkGain({ voucherCount: 999 })));
  expect(await part()).toHaveTextContent('Lebih dari 998 kupon baru bisa kamu tukar');
});

test('a balance that was not read yet is no number, and comes when the points change', async () => {
  const { platform } = await linkHere(() =>
    envelope(aLinkGain({ gainedPoint: null, voucherCount: 0, voucherList: [] })),
  );
  expect(await part()).toHaveTextContent('Saldo RumahNet sedang kami baca.');
  gainIs(() => envelope(aLinkGain()));
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())));
  act(() => platform.events.publish('points.changed', { clientId: 'member-siti' }));
  await waitFor(async () => expect(await part()).toHaveTextContent('+1.800 poin'));
});

test('what cannot be read leaves the sentence alone', async () => {
  await linkHere(() => failure(500));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Selesai' })).not.toBeInTheDocument());
  expect(screen.getByText('Selamat! Akun RumahNet berhasil terhubung.')).toBeInTheDocument();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('where a checkout waits, the one main way is back to it', async () => {
  linkingFor.keep('/checkout?voucherId=1');
  await linkHere();
  const gain = await part();
  expect(within(gain).queryByRole('link', { name: 'Lihat kupon yang bisa ditukar' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kembali ke pembayaran' })).toBeInTheDocument();
});

test('what can be linked says what its points are worth here, and what is linked does not any more', async () => {
  await openLinking({
    server,
    page,
    path: '/partner-linkage',
    partners: [
      rumahnet({ exchangeRate: '2:1' }),
      rumahnet({ partnerId: '11', partnerName: 'FitNusa', linked: 1 }),
    ],
  });
  const [open, linked] = await screen.findAllByRole('listitem');
  expect(open).toHaveTextContent('Nilai tukar: 2 poin = 1 POKUPoin');
  expect(linked).not.toHaveTextContent('Nilai tukar');
});
