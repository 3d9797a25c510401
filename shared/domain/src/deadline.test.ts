import { answerWithin } from './deadline';

const late = () => new Error('late');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what is waited for a while', () => {
  it('is given when it comes, and leaves no timer behind, whichever way it ends', async () => {
    await expect(answerWithin(Promise.resolve('here'), 1_000, late)).resolves.toBe('here');
    await expect(answerWithin(Promise.reject(new Error('broken')), 1_000, late)).rejects.toThrow('broken');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is late after its time, and not before', async () => {
    const waited = answerWithin(new Promise(() => undefined), 1_000, late);
    const told = jest.fn();
    waited.catch(told);
    await jest.advanceTimersByTimeAsync(999);
    expect(told).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledWith(late());
  });
});
