import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { PokuEvents, SlotSource } from '@poku/contract';
import { useEvent, usePlatform } from '@poku/platform';
import {
  aCustomer,
  aCustomerSetting,
  aLinkageItem,
  anInterest,
  createTestPlatform,
  envelope,
  onCall,
  renderPage,
  type startTestServer,
  type WireCustomerDetail,
  type WireLinkageItem,
} from '@poku/testing';
import { page } from '../pages/onboard/onboard.page';

/** Stands in the place of mfe-linkage: asks for a code, and shows which one was confirmed. */
function LinkingWidget() {
  const { events } = usePlatform();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  useEvent('partner.otpConfirmed', ({ partnerId, otpRequestId }) =>
    setConfirmed(`${partnerId}: ${otpRequestId}`),
  );
  return (
    <>
      <button
        type="button"
        onClick={() => events.publish('partner.otpNeeded', { partnerId: '2', partnerName: 'NusaPoin' })}
      >
        Hubungkan NusaPoin
      </button>
      {confirmed !== null && <p>{confirmed}</p>}
    </>
  );
}
const widgets = [
  { id: 'mfe-linkage/onboard', heightPx: 72, load: () => Promise.resolve(LinkingWidget) },
] as const;
const linkingSlots: SlotSource = { widgets: () => widgets };

/** What a journey through the steps starts from. */
export interface OnboardJourney {
  readonly server: ReturnType<typeof startTestServer>;
  readonly url?: string;
  readonly member?: WireCustomerDetail;
  readonly partners?: readonly WireLinkageItem[];
  readonly ewallets?: readonly WireLinkageItem[];
  readonly slots?: SlotSource;
}

export const anEwallet = (overrides: Partial<WireLinkageItem> = {}) =>
  aLinkageItem({
    partnerId: '3',
    partnerName: 'DompetNusa',
    emailVerificationRequired: 0,
    ...overrides,
  });

/** Opens the steps with the calls that they read, and waits for the page. */
export async function openOnboarding(journey: OnboardJourney) {
  const { server, url = '/onboard?step=1', slots = linkingSlots } = journey;
  const { member = aCustomer(), partners = [aLinkageItem()], ewallets = [anEwallet()] } = journey;
  server.use(
    onCall.get('/partnercoalition/:clientId', () => envelope(partners)),
    onCall.get('/ewalletcoalition/:clientId', () => envelope(ewallets)),
    onCall.get('/customerinterest/:clientId', () => envelope([anInterest()])),
    onCall.get('/customersetting/:clientId', () => envelope(aCustomerSetting())),
  );
  const { platform } = await createTestPlatform({ member, slots });
  const alerts: PokuEvents['alert.raised'][] = [];
  platform.events.subscribe('alert.raised', (alert) => alerts.push(alert));
  const shown = renderPage(page, { platform, path: '/onboard', url, routes: { '/': 'Beranda' } });
  await screen.findByRole('button', { name: 'Lihat panduan' });
  return { platform, alerts, shown, address: shown.address, user: userEvent.setup({ delay: null }) };
}

/** The widget of steps 1 and 2; once it is there, the page's own effects have run as well. */
export const linkingWidget = () => screen.findByRole('button', { name: 'Hubungkan NusaPoin' });

/** The step that the page says it is at. */
export const currentStep = () =>
  screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')?.textContent;
