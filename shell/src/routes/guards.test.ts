import type { PartnerBrand, RouteAccess } from '@poku/contract';
import { aCustomer, createMemoryVault, createTestPlatform } from '@poku/testing';
import { admit } from './guards';

const garuda: PartnerBrand = {
  slug: 'garuda',
  partnerId: '10',
  name: 'Garuda Motor',
  logo: '/media/partners/garuda.svg',
};

/** Where the guard sends a visitor, or `stays`. */
const outcome = async (
  who: 'guest' | 'member',
  access: RouteAccess,
  address: string,
  partner: PartnerBrand | null = null,
): Promise<string> => {
  const { platform, keeper, dispose } = await createTestPlatform({
    config: { partner },
    ...(who === 'member' && { member: aCustomer() }),
  });
  const sent = await admit({ platform, keeper }, access, new Request(`http://localhost${address}`)).then(
    () => 'stays',
    (thrown: unknown) => (thrown instanceof Response ? (thrown.headers.get('location') ?? '') : 'threw'),
  );
  dispose();
  return sent;
};

describe('the guards of routes', () => {
  it('send a guest to the login with the whole address to come back to', async () => {
    expect(await outcome('guest', 'member', '/voucher?id=7&slug=a b')).toBe(
      `/login?redirectUri=${encodeURIComponent('/voucher?id=7&slug=a%20b')}`,
    );
  });

  it('send a member away from the pages of guests and keep the query', async () => {
    expect(await outcome('member', 'guest', '/login?redirectUri=%2Ftukar')).toBe(
      '/dashboard?redirectUri=%2Ftukar',
    );
    expect(await outcome('member', 'guest', '/register?ref=1')).toBe('/landing?ref=1');
  });

  it("send whoever brings a redirect token to a partner's origin to the gate, but leave it to the registration", async () => {
    const gate = '/partner-login?redirectToken=t';
    expect(await outcome('guest', 'guest', '/login?redirectToken=t', garuda)).toBe(gate);
    expect(await outcome('guest', 'member', '/raih?redirectToken=t', garuda)).toBe(gate);
    expect(await outcome('member', 'guest', '/register?redirectToken=t', garuda)).toBe(gate);
    expect(await outcome('guest', 'guest', '/register?redirectToken=t', garuda)).toBe('stays');
    expect(await outcome('guest', 'guest', '/login?redirectToken=t')).toBe('stays');
  });

  it("keep a guest on the partner's origin when they ask for the login", async () => {
    expect(await outcome('guest', 'member', '/raih', garuda)).toBe('/login?redirectUri=%2Fraih');
  });

  it('let everyone else in', async () => {
    expect(await outcome('member', 'member', '/tukar')).toBe('stays');
    expect(await outcome('guest', 'guest', '/login')).toBe('stays');
    expect(await outcome('guest', 'public', '/favorit')).toBe('stays');
    expect(await outcome('member', 'public', '/favorit')).toBe('stays');
  });

  it('send nobody away while the API cannot tell who is here, and ask again on the next visit', async () => {
    const { platform, keeper, dispose } = await createTestPlatform({
      member: aCustomer(),
      isOffline: true,
      vault: () => Promise.resolve(createMemoryVault()),
    });
    const visit = (access: RouteAccess, path: string) =>
      admit({ platform, keeper }, access, new Request(`http://localhost${path}`)).then(() => 'stays');
    for (const [access, path] of [
      ['member', '/riwayat'],
      ['guest', '/login'],
    ] as const)
      await expect(visit(access, path)).rejects.toMatchObject({ name: 'ApiError', kind: 'offline' });
    expect(await visit('public', '/favorit')).toBe('stays');
    dispose();
  });
});
