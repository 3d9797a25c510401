import { createTestPlatform, envelope, onCall, startTestServer, TestFrame } from '@poku/testing';
import { createMemoryRouter, RouterProvider } from '@poku/kit/router';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { readPartnerReturn } from '@poku/domain/partner-return';
import { useConfirmReturn } from './use-confirm-return';

const server = startTestServer();
const arrived = readPartnerReturn(new URLSearchParams('source=nusapoin&AuthorizationCode=kode&state=s'));

beforeEach(() => window.history.replaceState(null, '', '/partner-linkage?AuthorizationCode=kode'));
afterEach(() => window.history.replaceState(null, '', '/'));

function Page() {
  const { state } = useConfirmReturn(arrived, '/partner-linkage');
  return <p>{state.status}</p>;
}

test('where effects run twice the code is still sent once, and told once', async () => {
  let sent = 0;
  server.use(
    onCall.post('/partnerlink', () => {
      sent += 1;
      return envelope();
    }),
  );
  const { platform } = await createTestPlatform();
  const linked: string[] = [];
  platform.events.subscribe('partner.linked', ({ partnerId }) => linked.push(partnerId));
  const router = createMemoryRouter([{ path: '/partner-linkage', Component: Page }], {
    initialEntries: ['/partner-linkage?source=nusapoin&AuthorizationCode=kode&state=s'],
  });
  render(
    <StrictMode>
      <TestFrame platform={platform}>
        <RouterProvider router={router} />
      </TestFrame>
    </StrictMode>,
  );
  expect(window.location.search).toBe('');
  expect(await screen.findByText('linked')).toBeInTheDocument();
  expect(sent).toBe(1);
  expect(linked).toEqual(['2']);
  expect(router.state.location.search).toBe('');
});

test('what the partner has not said yet is pending, linked as soon as it is told, and no news once it is unlinked', async () => {
  server.use(onCall.post('/partnerlink', () => envelope(undefined, 20002)));
  const { platform } = await createTestPlatform();
  const router = createMemoryRouter([{ path: '/partner-linkage', Component: Page }], {
    initialEntries: ['/partner-linkage'],
  });
  render(
    <TestFrame platform={platform}>
      <RouterProvider router={router} />
    </TestFrame>,
  );
  expect(await screen.findByText('pending')).toBeInTheDocument();
  act(() => platform.events.publish('partner.linked', { partnerId: '3' }));
  expect(screen.getByText('pending')).toBeInTheDocument();
  act(() => platform.events.publish('partner.linked', { partnerId: '2' }));
  expect(screen.getByText('linked')).toBeInTheDocument();
  act(() => platform.events.publish('partner.unlinked', { partnerId: '2' }));
  expect(screen.getByText('none')).toBeInTheDocument();
});
