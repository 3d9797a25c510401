import { aLine, aStatement } from '../../testing/statements';
import { statementCsv } from './csv';

const lines = (content: string): string[] => content.split('\r\n');

test('movements stand between both balances, and what they come to below', () => {
  const content = statementCsv(
    aStatement({
      lines: [
        aLine(),
        aLine({
          kind: 'capture',
          text: '2 × Es Kopi, Kopi Serambi',
          number: 'PK1',
          points: -700,
          balance: 800,
        }),
      ],
      sums: [
        { kind: 'earn', points: 500 },
        { kind: 'capture', points: -700 },
      ],
      closing: 800,
      held: [{ at: new Date('2026-10-31T16:00:00Z'), text: 'Pulsa, Telko', number: 'PK2', points: 300 }],
      owed: 20,
      ends: [{ at: new Date('2026-11-12T16:59:59Z'), points: 120 }],
    }),
  );
  expect(lines(content)).toEqual([
    '\uFEFFTanggal;Jam (WIB);Jenis;Keterangan;Nomor transaksi;Masuk;Keluar;Saldo',
    '2026-10-01;00:00;Saldo awal;;;;;1000',
    '2026-10-05;10:30;Raih;NusaPoin, Belanja;RH20261005AAAAAAAA;500;;1500',
    '2026-10-05;10:30;Tukar;2 × Es Kopi, Kopi Serambi;PK1;;700;800',
    '2026-10-31;23:59;Saldo akhir;;;;;800',
    '',
    'Ringkasan;Poin',
    'Saldo awal;1000',
    'Raih;500',
    'Tukar;700',
    'Saldo akhir;800',
    'Sedang diproses;300;PK2;Pulsa, Telko',
    'Utang poin;20',
    'Akan hangus 12 Nov 2026;120',
    '',
  ]);
});

test.each(['=1+1', '+62', '-1', '@SUM(A1)'])(
  'a text that a spreadsheet would reckon is none any more: %s',
  (text) => {
    const held = [{ at: new Date('2026-10-31T16:00:00Z'), text, number: '', points: 300 }];
    const cells = lines(statementCsv(aStatement({ lines: [aLine({ text })], held })));
    expect(cells[2]).toContain(`;'${text};`);
    expect(cells.find((line) => line.startsWith('Sedang'))).toBe(`Sedang diproses;300;;'${text}`);
  },
);

test('a text of several lines is one cell', () => {
  const content = statementCsv(aStatement({ lines: [aLine({ text: 'satu;\r\n"dua"' })] }));
  expect(content).toContain(';"satu;\r\n""dua""";');
});
