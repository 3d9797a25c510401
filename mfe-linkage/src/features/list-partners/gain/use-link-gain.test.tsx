import { renderHook } from '@testing-library/react';
import {
  aLinkGain,
  createTestPlatform,
  envelope,
  onCall,
  pass,
  startHandTimers,
  startTestServer,
  TestFrame,
  until,
} from '@poku/testing';
import { linkGainCall } from '../../../calls/link-gain';
import { useLinkGain } from './use-link-gain';

const server = startTestServer();
startHandTimers();

test('a balance that is not read yet is asked for every 5 s, and no more once it is there', async () => {
  let asked = 0;
  const isRead = () => asked >= 2;
  server.use(
    onCall.get('/customerpartnerpoin/:clientId', () => {
      asked += 1;
      return envelope([]);
    }),
    onCall.get('/customerlinkgain/:clientId', () =>
      envelope(aLinkGain(isRead() ? {} : { gainedPoint: null, voucherCount: 0, voucherList: [] })),
    ),
  );
  const { platform } = await createTestPlatform();
  const { result } = renderHook(() => useLinkGain('9'), {
    wrapper: ({ children }) => <TestFrame platform={platform}>{children}</TestFrame>,
  });
  const points = () => (typeof result.current === 'object' ? result.current.points : undefined);
  await until(() => points() === null);
  pass(4_999);
  expect(asked).toBe(0);
  pass(1);
  await until(() => asked === 1);
  // One call at a time: a pause that ends before the answer came asks nothing.
  await until(() => {
    if (!isRead()) pass(5_000);
    return points() === 1_800;
  });
  const atLast = asked;
  pass(60_000);
  await platform.call(linkGainCall, { partnerId: '9' });
  expect(asked).toBe(atLast);
});
