import {
  aCustomer,
  aLinkageItem,
  anEarnPartner,
  anEarnReward,
  envelope,
  onCall,
  renderWidget,
  startTestServer,
} from '@poku/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Widget } from './first-points.widget';

const server = startTestServer();
const partnersAre = (items: readonly ReturnType<typeof aLinkageItem>[]) =>
  server.use(onCall.get('/partnercoalition/:clientId', () => envelope(items)));
const open = (isKnownPath: (path: string) => boolean = () => true) =>
  renderWidget(Widget, { member: aCustomer({ totalpoint: 0 }), isKnownPath });
const part = () => screen.findByRole('region', { name: 'Dapatkan poin pertama kamu' });
const links = (within_: HTMLElement) => within(within_).findAllByRole('link');

beforeEach(() =>
  server.use(
    onCall.get('/partnerearn/:clientId', () =>
      envelope([anEarnPartner({ partnerEarnReward: anEarnReward() }), anEarnPartner({ partnerId: '9' })]),
    ),
  ),
);

test('each way says what to do and what it gives, and leads to where it is done', async () => {
  partnersAre([aLinkageItem({ exchangeRate: '1:2' })]);
  await open();
  const [link, shop, ...others] = await links(await part());
  expect(link).toHaveTextContent('Hubungkan partner1 poin NusaPoin = 2 poin');
  expect(link).toHaveAttribute('href', '/partner-linkage');
  expect(shop).toHaveTextContent('Belanja di FitNusa1 poin tiap Rp1.000');
  expect(shop).toHaveAttribute('href', '/earn-partner?id=11');
  expect(others).toEqual([]);
});

test('where partners cannot be linked, they are not asked for', async () => {
  await open((path) => path !== '/partner-linkage');
  expect((await links(await part())).map((link) => link.getAttribute('href'))).toEqual([
    '/earn-partner?id=11',
  ]);
});

test('a partner that was linked is no way any more', async () => {
  partnersAre([aLinkageItem()]);
  const { platform } = await open();
  await screen.findByText('Hubungkan partner');
  partnersAre([aLinkageItem({ linked: 1 })]);
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer({ totalpoint: 0 }))));
  act(() => platform.events.publish('partner.linked', { partnerId: '2' }));
  await waitFor(() => expect(screen.queryByText('Hubungkan partner')).not.toBeInTheDocument());
});

test('without any way that is known beforehand it leads to all partners', async () => {
  partnersAre([]);
  server.use(onCall.get('/partnerearn/:clientId', () => envelope([anEarnPartner()])));
  await open();
  expect(await screen.findByRole('link', { name: 'Kumpulkan Poin' })).toHaveAttribute('href', '/earn-point');
});
