import { envelope, onCall, type startTestServer } from '@poku/testing';

/** A browser with web push, as far as the pages use it. */
export function givePush({
  permission = 'default',
  answer = 'granted',
  keys = { p256dh: 'p256dh', auth: 'auth' },
}: {
  permission?: NotificationPermission;
  answer?: NotificationPermission;
  keys?: Record<string, string>;
} = {}) {
  let subscription: object | null = null;
  const asked: string[] = [];
  const aSubscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/satu',
    toJSON: () => ({ endpoint: aSubscription.endpoint, keys }),
    unsubscribe: () => {
      subscription = null;
      return Promise.resolve(true);
    },
  };
  const registration = {
    pushManager: {
      getSubscription: () => Promise.resolve(subscription),
      subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
        asked.push(`subscribe ${applicationServerKey}`);
        subscription = aSubscription;
        return Promise.resolve(aSubscription);
      },
    },
  };
  const notification = {
    permission,
    requestPermission: () => {
      asked.push('permission');
      notification.permission = answer;
      return Promise.resolve(answer);
    },
  };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.assign(window, { PushManager: class {}, Notification: notification });
  return { asked, isSubscribed: () => subscription !== null };
}

/** The browser has none any more. */
export function takePush(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
  localStorage.clear();
}

/** Serves the calls of web push. @returns what the API was told */
export function servePush(server: ReturnType<typeof startTestServer>, key: string | null = 'kunci') {
  const told: unknown[] = [];
  server.use(
    onCall.get('/pushkey', () => envelope({ applicationServerKey: key })),
    onCall.post('/pushsubscription', async ({ request }) => {
      told.push(['POST', await request.json()]);
      return envelope();
    }),
    onCall.delete('/pushsubscription', async ({ request }) => {
      told.push(['DELETE', await request.json()]);
      return envelope();
    }),
  );
  return told;
}

/** What the API is told of a browser that takes notices for the fixtures' member. */
export const SUBSCRIBED = [
  'POST',
  {
    clientId: 'member-siti',
    endpoint: 'https://fcm.googleapis.com/fcm/send/satu',
    p256dh: 'p256dh',
    auth: 'auth',
  },
];
