import type { Registry, RouteClaim } from '@poku/contract';
import { aLiveRelease } from '@poku/testing';
import { claimedPath, farRoutes, matchClaim, matchFar } from './match';

const live = (routes: readonly RouteClaim[]) => aLiveRelease({ routes });
const registry: Registry = {
  channel: 'test',
  revision: 1,
  remotes: {
    'mfe-a': { live: live([{ path: '/voucher/telco/:id/:slug', access: 'member', page: 'telco' }]) },
    'mfe-b': {
      live: live([
        { path: '/voucher/:kind', access: 'member', page: 'kind' },
        { path: '/voucher/new', access: 'public', page: 'new' },
      ]),
    },
  },
};

describe('matching an address with the claims', () => {
  it('finds the remote by static and by variable segments', () => {
    expect(matchClaim(registry, '/voucher/telco/7/pulsa-10')).toMatchObject({
      remote: 'mfe-a',
      claim: { page: 'telco' },
    });
    expect(matchClaim(registry, '/voucher/old/')).toMatchObject({ remote: 'mfe-b', claim: { page: 'kind' } });
  });

  it('prefers the claim with fewer parameters, whichever was declared first', () => {
    expect(matchClaim(registry, '/voucher/new')?.claim.page).toBe('new');
  });

  it('finds nobody for an address that is longer, shorter or unknown', () => {
    for (const path of ['/', '/voucher', '/voucher/telco/7', '/voucher/new/more', '/other']) {
      expect(matchClaim(registry, path)).toBeUndefined();
    }
  });
});

describe('remotes that the page names by their paths alone', () => {
  const withFar: Registry = {
    ...registry,
    far: {
      'mfe-far': { since: 1, paths: ['/jauh', '/jauh/:id'] },
      'mfe-a': { since: 1, paths: ['/voucher/telco/:id/:slug'] },
    },
  };
  it('are found by their paths, the one with the fewest parameters first', () => {
    expect(matchFar(withFar, '/jauh/7')).toBe('mfe-far');
    expect(matchFar(withFar, '/jauh')).toBe('mfe-far');
    expect(matchFar(withFar, '/dekat')).toBeUndefined();
    expect(matchFar(registry, '/jauh')).toBeUndefined();
  });

  it('have their paths among those that are claimed', () => {
    expect(claimedPath(withFar, '/jauh/7')).toBe('/jauh/:id');
    expect(claimedPath(withFar, '/voucher/new/')).toBe('/voucher/new');
    expect(claimedPath(withFar, '/')).toBeUndefined();
  });

  it('are far no more once their entry is here', () => {
    expect(farRoutes(withFar).map(({ remote }) => remote)).toEqual(['mfe-far', 'mfe-far']);
    expect(matchFar(withFar, '/voucher/telco/1/a')).toBeUndefined();
  });
});
