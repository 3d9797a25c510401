import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { PlatformProvider, useEvent, useMember, usePlatform, usePoints, useSession } from '.';
import type { Platform } from '@poku/contract';
import { aCustomer, createTestPlatform, startTestServer } from '@poku/testing';

startTestServer();

const show = (platform: Platform, node: React.ReactNode) =>
  render(<PlatformProvider platform={platform}>{node}</PlatformProvider>);

function Status() {
  const { totalPoints } = usePoints();
  return (
    <p>
      {useSession().status} {totalPoints}
    </p>
  );
}

function MemberName() {
  return <p>{useMember().customer.name}</p>;
}

function AlertCount({ step }: { step: number }) {
  const [count, setCount] = useState(0);
  useEvent('alert.raised', () => setCount((before) => before + step));
  return <p>{count}</p>;
}

const endSession = (platform: Platform) =>
  act(() => platform.events.publish('session.ended', { reason: 'logout' }));

test('session and points are shown and followed', async () => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  show(platform, <Status />);
  expect(screen.getByText('member 185000')).toBeVisible();
  endSession(platform);
  expect(screen.getByText('guest')).toBeVisible();
});

test('a page of members keeps its member while a logout leaves it', async () => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  show(platform, <MemberName />);
  endSession(platform);
  expect(screen.getByText('Siti Rahma')).toBeVisible();
});

test('a page of members cannot be shown to a guest', async () => {
  const { platform } = await createTestPlatform();
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => show(platform, <MemberName />)).toThrow('access "member"');
  log.mockRestore();
});

test('an event calls the newest listener, and none after the component is gone', async () => {
  const { platform } = await createTestPlatform();
  const raise = () => act(() => platform.events.publish('alert.raised', { kind: 'info', message: 'x' }));
  const { rerender, unmount } = show(platform, <AlertCount step={1} />);
  raise();
  rerender(
    <PlatformProvider platform={platform}>
      <AlertCount step={10} />
    </PlatformProvider>,
  );
  raise();
  expect(screen.getByText('11')).toBeVisible();
  unmount();
  expect(raise).not.toThrow();
});

test('what has just come on the screen hears an event', async () => {
  const { platform } = await createTestPlatform();
  function Page() {
    useLayoutEffect(() => platform.events.publish('alert.raised', { kind: 'info', message: 'x' }), []);
    return <AlertCount step={1} />;
  }
  show(platform, <Page />);
  expect(screen.getByText('1')).toBeVisible();
});

test('a hook outside the provider says what is missing', () => {
  function Lost() {
    return <p>{usePlatform().contractVersion}</p>;
  }
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Lost />)).toThrow('PlatformProvider');
  log.mockRestore();
});
