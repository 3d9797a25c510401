import { createClient, createSessionGuard } from '..';
import { envelope, failure, onCall, startTestServer } from '@poku/testing';

const server = startTestServer();
const { api } = createClient({
  clientId: () => 'member-siti',
  guard: createSessionGuard(() => undefined),
  isOnline: () => true,
});

/** Answers one call and remembers what it was asked. */
const answer = (method: 'get' | 'post' | 'put', path: string, response: () => Response) => {
  const seen: { query?: string; body?: unknown } = {};
  server.use(
    onCall[method](path, async ({ request }) => {
      seen.query = new URL(request.url).search;
      seen.body = method === 'get' ? undefined : await request.json();
      return response();
    }),
  );
  return seen;
};

test.each([
  [200, 'taken'],
  [202, 'free'],
  [201, 'invalid'],
])('%i says that a number is %s, with the sentence for the member', async (code, status) => {
  const message = 'Kalimat untuk member';
  const seen = answer('get', '/checkmsisdn', () =>
    envelope({ isValid: code === 202, isVerify: code === 200, message }, code, message),
  );
  expect(await api.access.checkPhone('0812-0000-0002')).toEqual({
    status,
    isVerified: code === 200,
    message,
  });
  expect(seen.query).toBe('?msisdn=%2B6281200000002');
});

test('204 says that an address is free, and another failure is no answer', async () => {
  answer('get', '/checkemail', () => envelope(undefined, 204, 'Email bisa digunakan'));
  expect((await api.access.checkEmail(' Siti@Contoh.id ')).status).toBe('free');
  answer('get', '/checkemail', () => failure(500));
  await expect(api.access.checkEmail('siti@contoh.id')).rejects.toMatchObject({ kind: 'http' });
});

test('registration is open at 200, full at 201, and unknown otherwise', async () => {
  answer('get', '/checklimit', () => envelope());
  expect(await api.access.isRegistrationOpen()).toBe(true);
  answer('get', '/checklimit', () => envelope(undefined, 201));
  expect(await api.access.isRegistrationOpen()).toBe(false);
  answer('get', '/checklimit', () => envelope(undefined, 208));
  await expect(api.access.isRegistrationOpen()).rejects.toMatchObject({ code: 208 });
});

test('a registration asks for its code, checks it and ends with the specified fields', async () => {
  const asked = answer('post', '/register', () => envelope({ otpRequestId: 'r-1', remainingOTP: 4 }));
  const person = { phone: '81200000077', email: 'Wati@Contoh.id' };
  expect(await api.access.requestRegistrationOtp(person)).toEqual({ requestId: 'r-1', remainingSends: 4 });
  expect(asked.body).toEqual({ msisdn: '+6281200000077', email: 'wati@contoh.id' });

  const checked = answer('post', '/registerotp', () => envelope());
  await api.access.validateOtp('register', { requestId: 'r-1', code: '123456', phone: person.phone });
  expect(checked.body).toEqual({ msisdn: '+6281200000077', otpRequestId: 'r-1', otpCode: '123456' });

  const completed = answer('post', '/completeregister', () => envelope({ msisdn: '+6281200000077' }));
  const rest = { email: 'Wati@Contoh.id', password: 'Rahasia123', name: ' Wati  Dewi ' };
  const done = await api.access.register({
    otpRequestId: 'r-1',
    ...rest,
    birthDate: '1999-01-31',
    gender: 'female',
  });
  expect(done).toEqual({ phone: '081200000077' });
  expect(completed.body).toEqual({
    otpRequestId: 'r-1',
    email: 'wati@contoh.id',
    password: 'Rahasia123',
    name: 'Wati Dewi',
    dob: '1999-01-31',
    gender: '1',
  });
});

test('after a reload the request id stands for the number', async () => {
  const checked = answer('post', '/validateotpforgotpassword', () => envelope());
  await api.access.validateOtp('forgotpassword', { requestId: 'r-1', code: '123456' });
  expect(checked.body).toEqual({ otpRequestId: 'r-1', otpCode: '123456' });
  const asked = answer('post', '/requestotp', () => envelope({ otpRequestId: 'r-2', remainingOTP: 3 }));
  await api.access.requestOtp('register', { requestId: 'r-1' });
  expect(asked.body).toEqual({ purpose: 'register', otpRequestId: 'r-1' });
});

test('passwords are set by code, by link and by the old one', async () => {
  const byOtp = answer('post', '/updatepassword', () => envelope());
  await api.access.resetPasswordByOtp({
    requestId: 'r-1',
    code: '123456',
    phone: '081200000002',
    newPassword: 'Baru12345',
  });
  expect(byOtp.body).toEqual({
    msisdn: '+6281200000002',
    newPassword: 'Baru12345',
    otpCode: '123456',
    otpRequestId: 'r-1',
  });
  const look = answer('post', '/checkforgotpasswordemail', () => envelope());
  await api.access.checkResetLink('token');
  expect(look.body).toEqual({ verifyCode: 'token' });
  const byLink = answer('post', '/validateforgotpasswordemail', () => envelope());
  await api.access.resetPasswordByLink('token', 'Baru12345');
  expect(byLink.body).toEqual({ verifyCode: 'token', password: 'Baru12345' });
  const byOld = answer('put', '/changepassword', () => envelope());
  await api.access.changePassword({ oldPassword: 'Rahasia123', newPassword: 'Baru12345' });
  expect(byOld.body).toEqual({
    clientId: 'member-siti',
    oldPassword: 'Rahasia123',
    newPassword: 'Baru12345',
  });
});

test('the profile, the interests and the notification settings travel as specified', async () => {
  const profile = answer('put', '/customer', () => envelope());
  await api.customer.update({
    name: 'Siti',
    gender: 'female',
    birthDate: '1994-05-17',
    email: 'Siti@Baru.id',
  });
  expect(profile.body).toEqual({
    clientId: 'member-siti',
    gender: '1',
    name: 'Siti',
    dob: '1994-05-17',
    email: 'siti@baru.id',
  });
  const rows = [{ interest_id: 1, interest_name: 'Boba', images: '/media/interests/boba.svg', status: '1' }];
  answer('get', '/customerinterest/:clientId', () => envelope(rows));
  expect(await api.customer.interests()).toEqual([
    { id: '1', name: 'Boba', image: '/media/interests/boba.svg', isChosen: true },
  ]);
  const chosen = answer('post', '/customerinterest', () => envelope());
  await api.customer.saveInterests(['1', '4']);
  expect(chosen.body).toMatchObject({ interestIds: [{ interestId: '1' }, { interestId: '4' }] });

  const setting = {
    notifStatus: '1',
    channels: { sms: { notif: 1, promo: 1, expired: 1 }, email: { notif: 0, promo: 0, expired: 1 } },
  };
  answer('get', '/customersetting/:clientId', () => envelope(setting));
  const settings = await api.customer.settings();
  expect(settings).toEqual({
    isOn: true,
    sms: { all: true, promo: true, expired: true },
    email: { all: false, promo: false, expired: true },
  });
  const saved = answer('put', '/customersetting', () => envelope());
  await api.customer.saveSettings(settings);
  expect(saved.body).toEqual({ clientId: 'member-siti', ...setting });
});

test('a confirmed address tells whether it was confirmed before', async () => {
  answer('post', '/validationemail', () => envelope({ wasVerified: true }));
  expect(await api.access.verifyEmail('token')).toEqual({ wasVerified: true });
});
