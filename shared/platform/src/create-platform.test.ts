import { createPlatform } from '.';
import type { PartnerBrand } from '@poku/contract';
import { STORAGE_KEYS } from '@poku/domain/brand';
import { createMemoryStorage } from '@poku/testing';
import { createSessionStore } from './stored-session';

const nusapoin: PartnerBrand = {
  slug: 'nusapoin',
  partnerId: '2',
  name: 'NusaPoin',
  logo: '/media/partners/nusapoin.svg',
};

test('a platform has the defaults of the composed site and keeps its configuration', () => {
  const { platform } = createPlatform({ channel: null });
  expect(platform.config).toEqual({ apiBase: '/gateway', defaultClientId: 'poku-web', partner: null });
  expect(Object.isFrozen(platform.config)).toBe(true);
  expect(platform.slots.widgets('dashboard')).toEqual([]);
  expect(createPlatform({ channel: null, config: { partner: nusapoin } }).platform.config.partner).toBe(
    nusapoin,
  );
});

test('a bad configuration names every bad field at once', () => {
  const config = {
    apiBase: 'gateway/',
    defaultClientId: '',
    partner: { ...nusapoin, partnerId: 'dua', name: ' ', logo: '//evil.example/x.svg' },
  };
  const make = () => createPlatform({ channel: null, config });
  expect(make).toThrow(/apiBase.*defaultClientId.*partnerId.*name.*logo/);
});

test.each(['/gateway', 'https://api.poku.example', 'http://localhost:4000/v1'])(
  '%s is an API base',
  (apiBase) => {
    expect(createPlatform({ channel: null, config: { apiBase } }).platform.config.apiBase).toBe(apiBase);
  },
);

test('two platforms of one page share nothing', () => {
  const [one, other] = [createPlatform({ channel: null }), createPlatform({ channel: null })];
  const heard: unknown[] = [];
  other.platform.events.subscribe('alert.raised', (payload) => heard.push(payload));
  one.platform.events.publish('alert.raised', { kind: 'info', message: 'x' });
  expect(heard).toEqual([]);
});

test('after dispose nothing is heard any more', () => {
  const { platform, dispose } = createPlatform({ channel: null });
  const heard: unknown[] = [];
  platform.events.subscribe('alert.raised', (payload) => heard.push(payload));
  dispose();
  platform.events.publish('alert.raised', { kind: 'info', message: 'x' });
  expect(heard).toEqual([]);
});

test.each(['{', 'null', '{}', '{"clientId":""}', '{"clientId":7}'])('a stored session %j is none', (json) => {
  expect(createSessionStore(createMemoryStorage({ [STORAGE_KEYS.session]: json }), null).read()).toBeNull();
});

test('a browser that refuses storage has no stored session and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const refusing = { length: 1, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse };
  const store = createSessionStore(refusing, refusing);
  expect(store.read()).toBeNull();
  expect(() => {
    store.write({ clientId: 'c', points: { totalPoints: 1, ownPoints: 1, readAt: null } });
    store.clear('logout');
  }).not.toThrow();
});
