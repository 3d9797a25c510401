import { createState } from '.';

test('a follower gets the present value at once and every change after it', () => {
  const { state, set } = createState(1);
  set(2);
  const seen: number[] = [];
  const subscription = state.subscribe((value) => seen.push(value));
  set(3);
  set(3);
  subscription.unsubscribe();
  set(4);
  expect(seen).toEqual([2, 3]);
  expect(state.value).toBe(4);
});

test('readers have no way to write', () => {
  const { state } = createState('guest');
  expect('next' in state).toBe(false);
  expect(Reflect.set(state, 'value', 'member')).toBe(false);
  expect(state.value).toBe('guest');
});
