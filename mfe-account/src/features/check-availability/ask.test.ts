import { createTestPlatform, envelope, failure, onCall, startTestServer } from '@poku/testing';
import { askEmail, askPhone } from './ask';

const server = startTestServer();
const message = 'Kalimat untuk member';
const answers = (isFree: boolean, isVerified: boolean, code: number) =>
  envelope({ isValid: isFree, isVerify: isVerified, message }, code, message);

test.each([
  [200, 'taken', true],
  [202, 'free', false],
  [201, 'invalid', false],
])('%i says that a number is %s, with the sentence for the member', async (code, status, isVerified) => {
  const asked: string[] = [];
  server.use(
    onCall.get('/checkmsisdn', ({ request }) => {
      asked.push(new URL(request.url).search);
      return answers(code === 202, true, code);
    }),
  );
  const { platform } = await createTestPlatform();
  expect(await askPhone(platform, '0812-0000-0002', {})).toEqual({ status, isVerified, message });
  expect(asked).toEqual(['?msisdn=%2B6281200000002']);
});

test('204 says that an address is free, and what is no answer rejects', async () => {
  const { platform } = await createTestPlatform();
  server.use(onCall.get('/checkemail', () => answers(true, true, 204)));
  expect(await askEmail(platform, ' Siti@Contoh.id ', {})).toEqual({
    status: 'free',
    isVerified: false,
    message,
  });
  server.use(onCall.get('/checkemail', () => failure(500)));
  await expect(askEmail(platform, 'siti@contoh.id', {})).rejects.toMatchObject({ kind: 'http' });
});
