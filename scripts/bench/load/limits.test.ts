import type { Phase } from '../../arguments/load-parts';
import { aimsOf } from './aims';
import { isKept, limitsOf, sentenceOf } from './limits';
import type { Figures } from './figures';
import type { Sample } from './samples';
import type { Variant } from './variants';

const sample = (
  variant: Variant,
  figures: Partial<Figures>,
  phase: Phase = 'cold',
  page = '/login',
): Sample => ({
  speed: 'slow',
  phase,
  page,
  variant,
  figures,
});
const measuredOf = (limits: ReturnType<typeof limitsOf>) =>
  limits.map(({ what, measured }) => [what, measured]);

describe('limits', () => {
  it('are the medians of the site over those of the plain bundle, and are of what was measured alone', () => {
    const samples = [100, 130, 120].flatMap((ms) => [
      sample('composed', { visibleMs: ms }),
      sample('plain', { visibleMs: 100 }),
      sample('early', { visibleMs: 1 }),
    ]);
    const [limit, ...more] = limitsOf(samples);
    expect(more).toEqual([]);
    expect(limit).toMatchObject({ measured: 1.2, atMost: 1.1 });
    expect(limit && isKept(limit)).toBe(false);
    expect(limit && sentenceOf(limit)).toBe(
      "MISSED  /login cold: content over the plain bundle's: 1.200, at most 1.1",
    );
  });

  it('are of the slow network', () => {
    const fast = [sample('composed', { visibleMs: 9 }), sample('plain', { visibleMs: 1 })].map((one) => ({
      ...one,
      speed: 'full' as const,
    }));
    expect(limitsOf(fast)).toEqual([]);
  });

  it('are kept by a figure that is as large', () => {
    expect(limitsOf([sample('composed', { waves: 2 })]).every(isKept)).toBe(true);
    expect(limitsOf([sample('composed', { waves: 3 })]).every(isKept)).toBe(false);
  });
});

describe('aims', () => {
  it('compare what a redeploy costs with a cold start', () => {
    const samples = [
      sample('composed', { shellBytes: 100_000 }),
      sample('composed', { shellBytes: 2_000 }, 'shell'),
    ];
    expect(measuredOf(aimsOf(samples, new Map()))).toEqual([['/login shell: shellBytes over cold', 0.02]]);
  });

  it('compare what a redeploy of a remote costs with the whole of it, not with what the page had of it', () => {
    const samples = [
      sample('composed', { remoteBytes: 20_000 }),
      sample('composed', { remoteBytes: 3_000 }, 'remote'),
    ];
    expect(measuredOf(aimsOf(samples, new Map([['mfe-account', 100_000]])))).toEqual([
      ['/login remote: remoteBytes over all of mfe-account', 0.03],
    ]);
  });

  it('hold public pages to their paints, and pages of members to their content', () => {
    const both = (page: string) =>
      (['composed', 'plain'] as const).map((variant) =>
        sample(variant, { lcpMs: 10, visibleMs: 10 }, 'cold', page),
      );
    expect(measuredOf(aimsOf(both('/login'), new Map()))).toEqual([['/login cold: lcpMs over plain', 1]]);
    expect(measuredOf(aimsOf(both('/tukar'), new Map()))).toEqual([['/tukar cold: visibleMs over plain', 1]]);
  });
});
