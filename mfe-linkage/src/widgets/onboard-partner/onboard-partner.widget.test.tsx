import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCustomer,
  aDataShare,
  aLinkageItem,
  aLinkGain,
  aLinkStart,
  envelope,
  failure,
  onCall,
  renderWidget,
  startTestServer,
} from '@poku/testing';
import { onboardingMarker } from '@poku/flows/linking';
import { agreeAndProceed, noteCalls } from '../../testing/linking';
import { Widget } from './onboard-partner.widget';

const server = startTestServer();
const answer = (...items: readonly object[]) =>
  server.use(onCall.get('/partnercoalition/member-siti', () => envelope(items)));

const openStep = async () => (await renderWidget(Widget, { member: aCustomer(), path: '/onboard' })).platform;

test('every partner says whether it is linked', async () => {
  answer(
    aLinkageItem({ linked: 1 }),
    aLinkageItem({ partnerId: '9', partnerName: 'RumahNet', description: 'Internet rumah' }),
  );
  await openStep();
  const list = await screen.findByRole('list', { name: 'Daftar Partner' });
  const [nusapoin, rumahnet] = within(list).getAllByRole('listitem');
  expect(nusapoin).toHaveTextContent(/^NusaPoin *Terhubung/);
  expect(rumahnet).toHaveTextContent(
    /^RumahNet *Belum terhubung *Internet rumah *Nilai tukar: 1 poin = 1 POKUPoin *Hubungkan$/,
  );
});

test('after a link the list is read again', async () => {
  answer(aLinkageItem());
  const platform = await openStep();
  await screen.findByText('Belum terhubung');
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())));
  answer(aLinkageItem({ linked: 1 }));
  act(() => platform.events.publish('partner.linked', { partnerId: '2' }));
  expect(await screen.findByText('Terhubung')).toBeInTheDocument();
});

test('without any partner it says so', async () => {
  answer();
  await openStep();
  expect(await screen.findByText('Belum ada partner yang bisa dihubungkan.')).toBeInTheDocument();
});

test('while it reads it says so, and a failed call is left to the slot, whose retry reads again', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(onCall.get('/partnercoalition/member-siti', () => failure(500)));
  await openStep();
  expect(await screen.findByText('Sedang memuat')).toBeInTheDocument();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  answer(aLinkageItem());
  await userEvent.click(retry);
  expect(await screen.findByText('NusaPoin')).toBeInTheDocument();
  quiet.mockRestore();
});

describe('linking in the step', () => {
  const garuda = aLinkageItem({
    partnerId: '10',
    partnerName: 'Garuda Motor',
    emailVerificationRequired: 0,
  });
  const codeNeeded = aLinkStart({ useOtp: 1, directLinkage: 0, authCode: '', status_desc: 'Pending' });
  afterEach(() => sessionStorage.clear());

  async function link(...answers: readonly (() => Response)[]) {
    answer(garuda);
    server.use(
      onCall.get('/datashareloyalty/:clientId', () => envelope(aDataShare())),
      onCall.get('/customerlinkgain/:clientId', () => envelope(aLinkGain())),
      onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())),
    );
    const sent = noteCalls(server, '/initiatelink', ...answers);
    const platform = await openStep();
    const asked: unknown[] = [];
    platform.events.subscribe('partner.otpNeeded', (partner) => asked.push(partner));
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('button', { name: 'Hubungkan Garuda Motor' }));
    await agreeAndProceed(user);
    return { platform, asked, sent, user };
  }

  test('leads back to the step and marks that it began in the onboarding', async () => {
    const { sent } = await link(() => envelope(aLinkStart()));
    expect(await screen.findByText('Selamat! Akun Garuda Motor berhasil terhubung.')).toBeInTheDocument();
    expect(sent).toEqual([expect.objectContaining({ urlRedirect: '/onboard?step=1' })]);
    expect(onboardingMarker.isSet()).toBe(true);
  });

  test('what it brought is said, and nothing of it leads out of the onboarding', async () => {
    await link(() => envelope(aLinkStart()));
    const gain = await screen.findByRole('group', { name: 'Yang dibawa Garuda Motor' });
    expect(gain).toHaveTextContent('+1.800 poin');
    expect(gain).toHaveTextContent('2 kupon baru bisa kamu tukar');
    expect(within(gain).queryByRole('link')).not.toBeInTheDocument();
    expect(within(gain).queryByRole('button')).not.toBeInTheDocument();
  });

  test('asks the page around for the code that a partner wants, and goes on with it', async () => {
    const { platform, asked, sent } = await link(
      () => envelope(codeNeeded),
      () => envelope(aLinkStart()),
    );
    await waitFor(() => expect(asked).toEqual([{ partnerId: '10', partnerName: 'Garuda Motor' }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => platform.events.publish('partner.otpConfirmed', { partnerId: '9', otpRequestId: 'otp-9' }));
    act(() => platform.events.publish('partner.otpConfirmed', { partnerId: '10', otpRequestId: 'otp-1' }));
    expect(await screen.findByText('Selamat! Akun Garuda Motor berhasil terhubung.')).toBeInTheDocument();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ partnerId: '10', otpRequestId: 'otp-1' });
  });

  test('can be begun again after the code was left', async () => {
    const { user, asked } = await link(() => envelope(codeNeeded));
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Hubungkan Garuda Motor' }));
    await agreeAndProceed(user);
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});
