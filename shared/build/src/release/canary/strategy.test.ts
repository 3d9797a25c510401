import { mostWindows, parseStrategy, stepsFrom } from './strategy';

const shares = (name: string) => parseStrategy(name).steps.map(({ share }) => share);

describe('the name of a strategy', () => {
  it('says how many have the canary and for how long', () => {
    expect(parseStrategy('Canary10Percent5Minutes')).toMatchObject({
      steps: [{ share: 0.1, durationMs: 300_000 }],
      windowMs: 60_000,
    });
    expect(parseStrategy('Canary25Percent10Seconds')).toMatchObject({
      steps: [{ share: 0.25, durationMs: 10_000 }],
      windowMs: 2_000,
    });
  });

  it('says by how much the share grows, and that it ends with everybody', () => {
    expect(shares('Linear10PercentEvery1Minute')).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]);
    expect(shares('Linear30PercentEvery3Minutes')).toEqual([0.3, 0.6, 0.9]);
    expect(shares('Linear50PercentEvery2Seconds')).toEqual([0.5]);
    expect(parseStrategy('Linear10PercentEvery1Minute').windowMs).toBe(60_000);
  });

  it('says the stages, and that they end with everybody', () => {
    expect(parseStrategy('Stages1,10,50PercentEvery5Minutes')).toMatchObject({
      steps: [0.01, 0.1, 0.5].map((share) => ({ share, durationMs: 300_000 })),
      windowMs: 60_000,
    });
    expect(shares('Stages1,2,5,10,25,50PercentEvery1Minute')).toEqual([0.01, 0.02, 0.05, 0.1, 0.25, 0.5]);
    expect(shares('Stages99PercentEvery2Seconds')).toEqual([0.99]);
    expect(parseStrategy('Stages1,50PercentEvery10Seconds').windowMs).toBe(4_000);
  });

  it('has no window that is longer than a step', () => {
    expect(parseStrategy('Linear10PercentEvery1Second').windowMs).toBe(1_000);
    expect(parseStrategy('Linear50PercentEvery10Seconds').windowMs).toBe(2_000);
  });

  it('of everybody at once has no steps', () => expect(shares('AllAtOnce')).toEqual([]));

  it.each([
    'Canary',
    'Canary0Percent5Minutes',
    'Canary100Percent5Minutes',
    'Canary10Percent0Minutes',
    'Canary10PercentEvery5Minutes',
    'Linear10Percent1Minute',
    'Canary10Percent5Hours',
    'canary10percent5minutes',
    'Canary1.5Percent5Minutes',
    'Stages10,1PercentEvery5Minutes',
    'Stages10,10PercentEvery5Minutes',
    'Stages0,10PercentEvery5Minutes',
    'Stages1,100PercentEvery5Minutes',
    'Stages1,,10PercentEvery5Minutes',
    'Stages1.5,10PercentEvery5Minutes',
    'StagesPercentEvery5Minutes',
    'Stages1,2,3,4,5,6,7PercentEvery5Minutes',
    'Stages1,10Percent5Minutes',
    'Stages1,10PercentEvery0Minutes',
    '',
  ])('"%s" is none, and the forms are listed', (name) => {
    expect(() => parseStrategy(name)).toThrow(`"${name}"`);
    expect(() => parseStrategy(name)).toThrow(
      /There is no strategy .*\nAllAtOnce\nCanary<N>.*\nLinear<N>.*\nStages<N>/s,
    );
  });
});

test('a canary that stands goes on from its share', () => {
  const strategy = parseStrategy('Linear30PercentEvery1Minute');
  expect(stepsFrom(strategy, 0)).toHaveLength(3);
  expect(stepsFrom(strategy, 0.6).map(({ share }) => share)).toEqual([0.6, 0.9]);
  expect(stepsFrom(strategy, 0.7).map(({ share }) => share)).toEqual([0.9]);
  expect(stepsFrom(strategy, 0.95)).toEqual([]);
  const staged = parseStrategy('Stages1,7,10,29,50PercentEvery1Minute');
  expect(stepsFrom(staged, 0.29).map(({ share }) => share)).toEqual([0.29, 0.5]);
});

test('the windows of a strategy are counted with the time that it may wait', () => {
  expect(mostWindows(parseStrategy('Canary10Percent5Minutes'))).toBe(10);
  expect(mostWindows(parseStrategy('Linear10PercentEvery1Minute'))).toBe(18);
  expect(mostWindows(parseStrategy('Stages1,10,50PercentEvery5Minutes'))).toBe(30);
});
