import { sessionProblem } from '@poku/platform';
import {
  aCustomer,
  createMemoryVault,
  createTestPlatform,
  networkFailure,
  onCall,
  startTestServer,
  TestFrame,
} from '@poku/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SessionNotice } from './session-notice';

const server = startTestServer();
const TEXT = 'Sistem mengalami gangguan. Kamu tetap masuk, data akunmu menyusul.';

test('a member who was not read is told of, until the device says that it is offline: the page says that itself', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const vault = createMemoryVault();
  const { platform, goOnline } = await createTestPlatform({
    member: aCustomer(),
    isOffline: true,
    vault: () => Promise.resolve(vault),
  });
  server.use(onCall.get('/customerdetail/:clientId', networkFailure));
  goOnline();
  await waitFor(() => expect(sessionProblem(platform.session$.value)).toMatchObject({ kind: 'network' }));
  render(
    <TestFrame platform={platform}>
      <SessionNotice access="public" />
    </TestFrame>,
  );
  expect(screen.getByText(TEXT)).toBeInTheDocument();
  isOnline.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  isOnline.mockRestore();
});
