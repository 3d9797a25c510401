import { waitFor } from '@testing-library/dom';
import {
  aCustomer,
  aPartnerPoint,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  startTestServer,
} from '@poku/testing';

const server = startTestServer();
const member = aCustomer();
const SITI = member.customer_id;
const DETAIL = '/customerdetail/:clientId';

const answerDetail = (customer: Partial<typeof member>) => {
  const asked: string[] = [];
  server.use(
    onCall.get(DETAIL, ({ params }) => {
      asked.push(String(params.clientId));
      return envelope(aCustomer(customer));
    }),
  );
  return asked;
};

test('a purchase reads the points again, once for all events of one moment', async () => {
  const { platform } = await createTestPlatform({ member });
  const asked = answerDetail({ customerPoin: 5_000, totalpoint: 175_000 });
  platform.events.publish('coupon.bought', { orderId: 'o', voucherId: 'v', quantity: 2 });
  platform.events.publish('points.changed', { clientId: SITI });
  await waitFor(() =>
    expect(platform.points$.value).toMatchObject({ ownPoints: 5_000, totalPoints: 175_000 }),
  );
  expect(asked).toHaveLength(1);
});

test('of two readings the later one stands, even when the earlier answers last', async () => {
  const { platform } = await createTestPlatform({ member });
  const answers: ((points: number) => void)[] = [];
  server.use(
    onCall.get(DETAIL, () =>
      new Promise<number>((resolve) => answers.push(resolve)).then((customerPoin) =>
        envelope(aCustomer({ customerPoin })),
      ),
    ),
  );
  const seen: (number | null)[] = [];
  platform.points$.subscribe(({ ownPoints }) => seen.push(ownPoints));
  platform.events.publish('points.changed', { clientId: SITI });
  await waitFor(() => expect(answers).toHaveLength(1));
  platform.events.publish('points.changed', { clientId: SITI });
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(222);
  await waitFor(() => expect(platform.points$.value.ownPoints).toBe(222));
  answers[0]?.(111);
  answerDetail({ customerPoin: 333 });
  platform.events.publish('points.changed', { clientId: SITI });
  await waitFor(() => expect(platform.points$.value.ownPoints).toBe(333));
  expect(seen).toEqual([15_000, 222, 333]);
});

test('points that cannot be read again stay, with their time', async () => {
  const { platform } = await createTestPlatform({ member });
  const seen: unknown[] = [];
  platform.points$.subscribe(({ ownPoints, readAt }) => seen.push([ownPoints, readAt !== null]));
  let tries = 0;
  server.use(
    onCall.get(DETAIL, () => {
      tries += 1;
      return failure(500);
    }),
  );
  platform.events.publish('points.changed', { clientId: SITI });
  await waitFor(() => expect(tries).toBe(1));
  answerDetail({ customerPoin: 16_000 });
  platform.events.publish('points.changed', { clientId: SITI });
  await waitFor(() => expect(platform.points$.value.ownPoints).toBe(16_000));
  expect(seen).toEqual([
    [15_000, true],
    [16_000, true],
  ]);
});

test('the sources are read when asked for, and only positive ones count', async () => {
  const { platform, keeper } = await createTestPlatform({ member });
  server.use(
    onCall.get('/customerpartnerpoin/:clientId', () =>
      envelope([aPartnerPoint(), aPartnerPoint({ partnerId: '9', partnerPokuPoin: 0 })]),
    ),
  );
  await keeper.readSources();
  expect(platform.points$.value.sources).toEqual([
    { partnerId: '0', name: 'POKUPoin', points: 15_000 },
    { partnerId: '2', name: 'NusaPoin', points: 20_000 },
  ]);
});

test.each(['points.changed', 'partner.linked', 'partner.unlinked'] as const)(
  'partner balances that were read once are read again at %s',
  async (name) => {
    const { platform, keeper } = await createTestPlatform({ member });
    const asked = answerDetail({});
    let partners: object[] = [aPartnerPoint()];
    server.use(onCall.get('/customerpartnerpoin/:clientId', () => envelope(partners)));
    await keeper.readSources();
    partners = [aPartnerPoint({ partnerPoin: 7, partnerPokuPoin: 7 })];
    if (name === 'points.changed') platform.events.publish(name, { clientId: SITI });
    else platform.events.publish(name, { partnerId: '2' });
    await waitFor(() => expect(platform.points$.value.sources.map(({ points }) => points)).toContain(7));
    await waitFor(() => expect(asked).toHaveLength(1));
  },
);
