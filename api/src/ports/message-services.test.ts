/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: what is tried are mail servers.
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { enqueueMessage } from '../modules/outbox/repository';
import { createOutboxService } from '../modules/outbox/service';
import { createTestDatabase } from '../testing/database';
import { startMailServer } from '../testing/mail-server';
import { createClock } from './clock';
import { createMessages } from './message-services';

const mail = {
  channel: 'email',
  to: 'siti@contoh.id',
  subject: 'Verifikasi',
  text: 'Hai Siti,\n\nhttp://localhost/verification/x',
  link: 'http://localhost/verification/x',
} as const;
const from = 'Poku <halo@contoh.id>';
let db: Database;

beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(() => db.run(sql`truncate outbox`));
afterAll(() => db.close());

const rows = () => db.rows(sql`select channel, state, body from outbox order by id`);

test('an e-mail that the server refused leaves on a later try, and its text is erased then', async () => {
  const server = await startMailServer({ refusals: 2 });
  const clock = createClock();
  const messages = createMessages({ sms: undefined, mail: { url: server.url, from }, sandbox: false });
  const outbox = createOutboxService({ db, clock, messages });
  await enqueueMessage(db, mail, clock.now());
  await outbox.drain('email');
  expect(await rows()).toEqual([{ channel: 'email', state: 'waiting', body: mail.text }]);
  clock.advance(2000);
  await outbox.drain('email');
  clock.advance(4000);
  await outbox.drain('email');
  await server.close();
  expect(server.received.map(({ recipients }) => recipients)).toEqual([['siti@contoh.id']]);
  expect(await rows()).toEqual([{ channel: 'email', state: 'sent', body: null }]);
});

test('the sandbox with a mail server sends e-mail for real and shows it too; an SMS stays in the outbox', async () => {
  const server = await startMailServer();
  const clock = createClock();
  const messages = createMessages({ sms: undefined, mail: { url: server.url, from }, sandbox: true });
  const outbox = createOutboxService({ db, clock, messages });
  await enqueueMessage(db, mail, clock.now());
  await enqueueMessage(db, { channel: 'sms', to: '+6281200000002', text: 'kode' }, clock.now());
  await outbox.drain('email');
  await outbox.drain('sms');
  await server.close();
  expect(server.received).toHaveLength(1);
  expect(await rows()).toEqual([
    { channel: 'email', state: 'sent', body: mail.text },
    { channel: 'sms', state: 'sent', body: 'kode' },
  ]);
});
