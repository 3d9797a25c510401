import { screen, waitFor, within } from '@testing-library/react';
import { aConsent, aDataShare, envelope, failure, onCall, startTestServer } from '@poku/testing';
import { noteCalls, openLinking, rumahnet } from '../../testing/linking';
import { page } from './partner-list.page';

const server = startTestServer();
const partners = [
  rumahnet({ linked: 1 }),
  rumahnet({ partnerId: '10', partnerName: 'Garuda Motor', linked: 1 }),
  rumahnet({ partnerId: '11', partnerName: 'FitNusa' }),
];
async function openMode(options: Partial<Parameters<typeof openLinking>[0]> = {}) {
  const opened = await openLinking({ server, page, path: '/partner-linkage', partners, ...options });
  await opened.user.click(await screen.findByRole('button', { name: 'Putuskan' }));
  return opened;
}
const box = (name: string) => screen.getByRole('checkbox', { name });
const unlinkButton = () => screen.getByRole('button', { name: 'Putuskan yang dipilih' });

test('only linked ones can be ticked, and unlinking waits for a tick', async () => {
  const { user } = await openMode();
  expect(box('FitNusa')).toBeDisabled();
  expect(unlinkButton()).toBeDisabled();
  await user.click(box('RumahNet'));
  expect(unlinkButton()).toBeEnabled();
  await user.click(box('RumahNet'));
  expect(unlinkButton()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Putuskan' })).toHaveFocus();
});

const unlinked = (...partnerIds: readonly string[]) =>
  envelope(partnerIds.map((partnerId) => ({ partnerId, responseCode: 200, message: 'Success' })));

test('what is ticked is unlinked after a question that says what it means, then the page is left', async () => {
  const sent = noteCalls(server, '/partnerunlink', () => unlinked('9', '10'));
  const { user, told, address } = await openMode();
  await user.click(box('RumahNet'));
  await user.click(box('Garuda Motor'));
  await user.click(unlinkButton());
  const dialog = await screen.findByRole('alertdialog', { name: 'Putuskan RumahNet dan Garuda Motor?' });
  expect(dialog).toHaveAccessibleDescription(/tidak ada yang dipindahkan.*Persetujuan.*dicabut/);
  expect(within(dialog).getByRole('button', { name: 'Batal' })).toHaveFocus();
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Ya, putuskan' }));
  await waitFor(() => expect(address()).toBe('/profil'));
  expect(sent).toEqual([{ clientId: 'member-siti', partnerId: ['9', '10'] }]);
  expect(told).toEqual([
    { name: 'partner.unlinked', payload: { partnerId: '9' } },
    { name: 'partner.unlinked', payload: { partnerId: '10' } },
    {
      name: 'alert.raised',
      payload: { kind: 'success', message: 'RumahNet dan Garuda Motor sudah diputuskan.' },
    },
  ]);
});

test('a refusal is told with its reason, the list is read again, and only what is left is asked for', async () => {
  const sent = noteCalls(
    server,
    '/partnerunlink',
    () => {
      server.use(
        onCall.get('/partnercoalition/:clientId', () =>
          envelope([rumahnet(), ...partners.filter(({ partnerId }) => partnerId !== '9')]),
        ),
      );
      return envelope(undefined, 202);
    },
    () => unlinked('10'),
  );
  const { user, address } = await openMode();
  await user.click(box('RumahNet'));
  await user.click(box('Garuda Motor'));
  await user.click(unlinkButton());
  await user.click(await screen.findByRole('button', { name: 'Ya, putuskan' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Proses unlinkage partner gagal!' });
  expect(dialog).toHaveAccessibleDescription(
    'Masih ada transaksi yang memakai partner ini. Tunggu sampai selesai, lalu coba lagi.',
  );
  expect(address()).toBe('/partner-linkage');
  await waitFor(() => expect(screen.getByText('1 dari 3 partner terhubung')).toBeInTheDocument());
  await user.click(within(dialog).getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(address()).toBe('/profil'));
  expect(sent).toEqual([
    expect.objectContaining({ partnerId: ['9', '10'] }),
    expect.objectContaining({ partnerId: ['10'] }),
  ]);
});

test('without an answer the failure can be closed, and what was ticked stays', async () => {
  noteCalls(server, '/partnerunlink', () => Response.error());
  const { user, told } = await openMode();
  await user.click(box('RumahNet'));
  await user.click(unlinkButton());
  await user.click(await screen.findByRole('button', { name: 'Ya, putuskan' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Proses unlinkage partner gagal!' });
  await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
  expect(box('RumahNet')).toBeChecked();
  expect(told).toEqual([]);
});

test('unlinking stands below what it ends', async () => {
  await openLinking({ server, page, path: '/partner-linkage', partners });
  const unlink = await screen.findByRole('button', { name: 'Putuskan' });
  const list = screen.getByRole('list', { name: 'Daftar Partner' });
  expect(list.compareDocumentPosition(unlink)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('without a linked partner there is nothing to unlink', async () => {
  await openLinking({ server, page, path: '/partner-linkage' });
  await screen.findByRole('button', { name: 'Hubungkan RumahNet' });
  expect(screen.queryByRole('button', { name: 'Putuskan' })).not.toBeInTheDocument();
});

describe('the consent of a linked partner', () => {
  const share = aDataShare({
    consents: [
      aConsent({ partnerId: '10', partnerName: 'Garuda Motor' }),
      aConsent({ consentedAt: '2026-11-21T07:05:00Z', scope: ['phone', 'balance'] }),
      aConsent({ consentedAt: '2026-01-01T00:00:00Z', withdrawnAt: '2026-02-01T00:00:00Z' }),
    ],
  });
  async function openConsent(text = share) {
    const opened = await openLinking({ server, page, path: '/partner-linkage', partners, share: text });
    const button = await screen.findByRole('button', { name: 'Persetujuan berbagi data RumahNet' });
    return { ...opened, button };
  }

  test('can be read: since when, and what is shared', async () => {
    const { user, button } = await openConsent();
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Persetujuan berbagi data RumahNet' });
    expect(await within(dialog).findByText('Kamu setuju pada 21 Nov 2026 14:05 WIB.')).toBeInTheDocument();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nomor HP', 'Saldo poin atau e-wallet']);
  });

  test('says when none is recorded', async () => {
    const { user, button } = await openConsent(aDataShare());
    await user.click(button);
    expect(await screen.findByText('Belum ada persetujuan yang tercatat.')).toBeInTheDocument();
  });

  test('that cannot be read is read again', async () => {
    const { user, button } = await openConsent();
    server.use(onCall.get('/datashareloyalty/:clientId', () => failure(500)));
    await user.click(button);
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });
    server.use(onCall.get('/datashareloyalty/:clientId', () => envelope(share)));
    await user.click(retry);
    expect(await screen.findByText(/Kamu setuju pada/)).toBeInTheDocument();
  });
});
