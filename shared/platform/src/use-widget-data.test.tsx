import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Slot, useWidgetData } from '.';
import type { CallOptions, PokuApi, PokuEventName } from '@poku/contract';
import {
  aCategory,
  aCustomer,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';

const server = startTestServer();

const read = ({ catalogue }: PokuApi, options: CallOptions) => catalogue.categories(options);
const readAgainAt: readonly PokuEventName[] = ['alert.raised'];

function Widget() {
  const categories = useWidgetData(read, readAgainAt);
  return <p>{categories === null ? 'reading' : `${categories.length} categories`}</p>;
}
const widgets = [{ id: 'mfe-a/widget', heightPx: 100, load: () => Promise.resolve(Widget) }];
const Dashboard = () => (
  <Slot
    name="dashboard"
    skeleton={() => null}
    failed={(retry) => <button onClick={retry}>Coba lagi</button>}
  />
);

const answer = (response: () => Response | Promise<Response>) =>
  server.use(onCall.get('/category/:clientId', response));
const has = (count: number) => answer(() => envelope(Array.from({ length: count }, () => aCategory())));
const open = async () => {
  const { platform } = await createTestPlatform({ member: aCustomer(), slots: { widgets: () => widgets } });
  renderPage({ Component: Dashboard, title: 'Beranda' }, { platform, path: '/' });
  return {
    ...platform,
    tell: () => act(() => platform.events.publish('alert.raised', { kind: 'info', message: 'x' })),
  };
};

test('gives nothing until the data is there', async () => {
  has(2);
  await open();
  expect(await screen.findByText('reading')).toBeInTheDocument();
  expect(await screen.findByText('2 categories')).toBeInTheDocument();
});

test('a first failure is the slot’s to show, and its retry reads again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answer(() => failure(500));
  await open();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  has(1);
  await userEvent.click(retry);
  expect(await screen.findByText('1 categories')).toBeInTheDocument();
  log.mockRestore();
});

test('an event reads again, and what was read stays until then', async () => {
  has(1);
  const { tell } = await open();
  await screen.findByText('1 categories');
  const waiting: ((response: Response) => void)[] = [];
  answer(() => new Promise((resolve) => waiting.push(resolve)));
  tell();
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(screen.getByText('1 categories')).toBeInTheDocument();
  waiting[0]?.(envelope([aCategory(), aCategory(), aCategory()]));
  expect(await screen.findByText('3 categories')).toBeInTheDocument();
});

test('a failure to read again keeps what was read', async () => {
  has(1);
  const { tell, api } = await open();
  await screen.findByText('1 categories');
  answer(() => failure(500));
  tell();
  await act(() => expect(api.catalogue.categories()).rejects.toThrow());
  expect(screen.getByText('1 categories')).toBeInTheDocument();
});
