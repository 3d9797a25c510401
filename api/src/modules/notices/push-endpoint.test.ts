import { readApiConfig } from '../../config/env';
import { isPushEndpoint, LONGEST_PUSH_ENDPOINT } from './push-endpoint';

const { pushHosts } = readApiConfig({});
const isTaken = (text: string) => isPushEndpoint(text, pushHosts);

test.each([
  'https://fcm.googleapis.com/fcm/send/dXB0:APA91bF-x_y',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABn',
  'https://eu.push.services.mozilla.com/wpush/v2/gAAAAABn',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://api.push.apple.com/3/device/1',
  'https://wns2-sg2p.notify.windows.com/w/?token=BQYAAAB%2f',
])('%s is an address of a push service', (endpoint) => {
  expect(isTaken(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/fcm/send/x',
  'https://poku@fcm.googleapis.com/fcm/send/x',
  'https://poku:sandi@fcm.googleapis.com/x',
  'https://:sandi@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://fcm.googleapis.com.contoh.id/x',
  'https://xfcm.googleapis.com/x',
  'https://storage.googleapis.com/x',
  'https://push.apple.com/x',
  'https://xpush.apple.com/x',
  'https://fcm.googleapis.com./x',
  'https://fcm.googleapis.com/x#y',
  'https://FCM.googleapis.com/x',
  'https://fcm.googleapis.com\\@127.0.0.1/x',
  'https://fcm.googleapis.com/../x',
  ' https://fcm.googleapis.com/x',
  'https://fcm.googleapis.com',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '/fcm/send/x',
  '',
  `https://fcm.googleapis.com/${'x'.repeat(LONGEST_PUSH_ENDPOINT)}`,
])('%s is none', (endpoint) => {
  expect(isTaken(endpoint)).toBe(false);
});

test('the setting names the hosts; none is a pattern for everybody', () => {
  const [mine] = readApiConfig({ POKU_PUSH_HOSTS: 'push.contoh.id' }).pushHosts;
  expect(isPushEndpoint('https://push.contoh.id/x', [mine ?? ''])).toBe(true);
  expect(isPushEndpoint('https://fcm.googleapis.com/x', [mine ?? ''])).toBe(false);
  for (const wrong of ['*', '*.', '*.id', 'https://push.contoh.id', 'push.contoh.id:443', 'push.*.id'])
    expect(() => readApiConfig({ POKU_PUSH_HOSTS: wrong })).toThrow('POKU_PUSH_HOSTS');
});
