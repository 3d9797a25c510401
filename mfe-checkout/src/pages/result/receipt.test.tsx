import { aTransaction, aTransactionPart, startTestServer } from '@poku/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openResult } from '../../testing/result-page';
import { answerTransaction, aWalletPart, says } from '../../testing/transactions';
import { page } from './result.page';

const server = startTestServer();
const receiptOf = async (transaction = aTransaction()) => {
  answerTransaction(server, says(transaction));
  await openResult(server, page, '?order=TRX-1');
  return screen.findByRole('region', { name: 'Bukti Transaksi Poku' });
};

test('the receipt names what was bought, when, and its number', async () => {
  const receipt = await receiptOf(aTransaction({ msisdn: '+6281200000003' }));
  for (const text of [
    'Kopi Susu Gratis',
    'Kedai Senja',
    'Berhasil',
    'TRX-1',
    '21 Nov 2026 14:05 WIB',
    '081200000003',
  ]) {
    expect(within(receipt).getByText(text)).toBeInTheDocument();
  }
});

test('each source has its points, lots with their end, and rupiah for an e-wallet', async () => {
  const paymentDetails = [
    aTransactionPart({
      lots: [
        { pokuPoint: 4_000, pokuPoinExpiryDate: '2026-12-31T16:59:59Z' },
        { pokuPoint: 6_000, pokuPoinExpiryDate: '2027-03-31T16:59:59Z' },
      ],
    }),
    aWalletPart({ state: 'taken' }),
  ];
  const receipt = await receiptOf(aTransaction({ paymentDetails, totalTransaction: 25_000 }));
  const [own, wallet] = within(within(receipt).getByRole('list', { name: 'Sumber poin' })).getAllByRole(
    'listitem',
  );
  expect(own).toHaveTextContent('10.000 poin');
  expect(own).toHaveTextContent('4.000 poin, hangus 31 Des 2026');
  expect(own).toHaveTextContent('6.000 poin, hangus 31 Mar 2027');
  expect(own).toHaveTextContent('Dipakai 21 Nov 2026 14:05 WIB');
  expect(wallet).toHaveTextContent('DompetNusa15.000 poin (Rp15.000)');
});

test('Cetak prints', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  await receiptOf();
  await userEvent.click(screen.getByRole('button', { name: 'Cetak' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});
