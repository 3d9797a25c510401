import { screen } from '@testing-library/react';
import { aCustomer, anOpenLink, renderWidget, startTestServer } from '@poku/testing';
import { Widget } from './open-links.widget';

startTestServer();

test('a link that was begun leads to where it is gone on with', async () => {
  await renderWidget(Widget, {
    member: aCustomer({
      openLinkages: [anOpenLink(), anOpenLink({ partnerName: 'NusaPoin', slug: 'nusapoin', kind: '1' })],
    }),
  });
  expect(await screen.findByRole('list', { name: 'Belum selesai dihubungkan' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Hubungkan DompetNusa/ })).toHaveAttribute(
    'href',
    '/ewallet-linkage/bind/dompetnusa',
  );
  expect(screen.getByRole('link', { name: /^Hubungkan NusaPoin/ })).toHaveAttribute(
    'href',
    '/partner-linkage',
  );
});
