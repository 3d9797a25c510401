import { quantileOf } from './telemetry';

describe('the value that a share of all values stays under', () => {
  it('lies inside the bucket in which the share ends', () => {
    const buckets = [
      { from: 0, to: 100, count: 50 },
      { from: 100, to: 200, count: 50 },
    ];
    expect(quantileOf(buckets, 0.75)).toBe(150);
    expect(quantileOf(buckets, 0.5)).toBe(100);
    expect(quantileOf(buckets, 1)).toBe(200);
  });

  it('passes over empty buckets', () => {
    const buckets = [
      { from: 0, to: 100, count: 0 },
      { from: 100, to: 200, count: 4 },
    ];
    expect(quantileOf(buckets, 0)).toBe(100);
  });

  it('is the lower bound where there is no upper one, and nothing without values', () => {
    expect(quantileOf([{ from: 800, to: null, count: 3 }], 0.75)).toBe(800);
    expect(quantileOf([], 0.75)).toBeNull();
    expect(quantileOf([{ from: 0, to: 1, count: 0 }], 0.75)).toBeNull();
  });
});
