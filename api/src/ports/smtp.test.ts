import { createServer, type Server } from 'node:net';
import { portOf, startMailServer } from '../testing/mail-server';
import type { EmailMessage } from './messages';
import { createSmtpMail } from './smtp';

const message: EmailMessage = {
  channel: 'email',
  to: 'siti@contoh.id',
  subject: 'Verifikasi email Poku kamu',
  text: 'Hai Siti & Budi,\n\nhttp://localhost:3000/verification/token-1',
  link: 'http://localhost:3000/verification/token-1',
};
const from = 'Poku <halo@contoh.id>';

test('an e-mail arrives as plain text with an HTML alternative, from us, and marked as automatic', async () => {
  const server = await startMailServer();
  await createSmtpMail({ url: server.url, from })(message);
  await server.close();
  const [mail] = server.received;
  expect(mail).toMatchObject({ sender: 'halo@contoh.id', recipients: ['siti@contoh.id'] });
  const source = mail?.source ?? '';
  expect(source).toContain('From: Poku <halo@contoh.id>');
  expect(source).toContain('To: siti@contoh.id');
  expect(source).toContain('Subject: Verifikasi email Poku kamu');
  expect(source).toContain('Auto-Submitted: auto-generated');
  expect(source).toMatch(/Content-Type: multipart\/alternative/);
  expect(source).toContain('Hai Siti & Budi,');
  const html = source.slice(source.indexOf('text/html')).replace(/=\r\n/g, '').replaceAll('=3D', '=');
  expect(html).toContain('<p>Hai Siti &amp; Budi,</p>');
  expect(html).toContain(`<a href="${message.link}">${message.link}</a>`);
});

test('nothing in an e-mail is loaded from elsewhere or names our software', async () => {
  const server = await startMailServer();
  await createSmtpMail({ url: server.url, from })(message);
  await server.close();
  expect(server.received[0]?.source).not.toMatch(/<img|src=|X-Mailer|List-Unsubscribe/i);
});

test('a notice has its way out in one click, and the same id whenever it is sent', async () => {
  const server = await startMailServer();
  const send = createSmtpMail({ url: server.url, from });
  const unsubscribe = `https://poku.contoh.id/gateway/notices/unsubscribe/${'x'.repeat(90)}.promo.${'y'.repeat(43)}`;
  const notice = { ...message, text: `${message.text}\n\n${unsubscribe}`, unsubscribe, reference: '7-m3x' };
  await send(notice);
  await send(notice);
  await server.close();
  for (const { source } of server.received) {
    const head = source.slice(0, source.indexOf('\r\n\r\n')).split('\r\n');
    expect(head).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(head).toContain('Message-ID: <7-m3x@contoh.id>');
    const html = source.slice(source.indexOf('text/html')).replace(/=\r\n/g, '').replaceAll('=3D', '=');
    expect(html).toContain(`<a href="${unsubscribe}">`);
  }
});

test('user and password of the address are given to the server, decoded', async () => {
  const server = await startMailServer({ password: 'ra/hasia' });
  const url = (user: string) => server.url.replace('//', `//${user}@`);
  await createSmtpMail({ url: url('poku%40mail:ra%2Fhasia'), from })(message);
  await expect(createSmtpMail({ url: url('poku%40mail:salah'), from })(message)).rejects.toThrow();
  await server.close();
  expect(server.received).toHaveLength(1);
});

test('a server that refuses is a failure', async () => {
  const server = await startMailServer({ refusals: 1 });
  await expect(createSmtpMail({ url: server.url, from })(message)).rejects.toThrow(/no such mailbox/);
  await server.close();
});

test('no server at all is a failure', async () => {
  const server = await startMailServer();
  await server.close();
  await expect(createSmtpMail({ url: server.url, from })(message)).rejects.toThrow();
});

test('a server that accepts and stays silent is given up', async () => {
  const silent: Server = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${portOf(silent.address())}`;
  const sockets = new Set<{ destroy(): void }>();
  silent.on('connection', (socket) => sockets.add(socket));
  await expect(createSmtpMail({ url, from, timeoutMs: 200 })(message)).rejects.toMatchObject({
    code: 'ETIMEDOUT',
  });
  sockets.forEach((socket) => socket.destroy());
  silent.close();
});
