import { aCustomer, createTestPlatform, envelope, onCall, startTestServer, type TestPlatform } from '.';

const server = startTestServer();
let before: TestPlatform | undefined;

test('a platform reads its member again when their points have changed', async () => {
  const member = aCustomer();
  before = await createTestPlatform({ member });
  const wasRead = new Promise<void>((resolve) => {
    server.use(
      onCall.get('/customerdetail/:clientId', () => {
        resolve();
        return envelope(member);
      }),
    );
  });
  before.platform.events.publish('points.changed', { clientId: member.customer_id });
  await wasRead;
});

test('a platform of another test asks for nothing any more', async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(request.url));
  before?.platform.events.publish('points.changed', { clientId: aCustomer().customer_id });
  // A call of now comes behind any of that one.
  server.use(onCall.get('/category/:clientId', () => envelope([])));
  await fetch('http://localhost/gateway/category/x');
  expect(asked).toEqual(['http://localhost/gateway/category/x']);
});
