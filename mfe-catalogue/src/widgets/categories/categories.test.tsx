import {
  aCategory,
  aCustomer,
  createTestPlatform,
  envelope,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/shared/testing';
import { screen } from '@testing-library/react';
import { Widget } from './categories.widget';

startTestServer(onCall.get('/category/:clientId', () => envelope([aCategory()])));

test('shows the categories under their heading', async () => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  renderPage({ Component: Widget, title: 'Beranda' }, { platform, path: '/' });
  expect(await screen.findByRole('link', { name: 'Kuliner' })).toHaveAttribute('href', '/kategori/1');
  expect(screen.getByRole('heading', { name: 'Kategori' })).toBeInTheDocument();
});
