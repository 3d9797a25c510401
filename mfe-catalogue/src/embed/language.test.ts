import { waitFor } from '@testing-library/react';
import { commonWording } from '@poku/domain/wording/common';
import { couponSearchWording } from '../wording/coupon-search';
import { joinSpeakers, type PageSpeaker } from './language';

const page: PageSpeaker[] = [];
/** A catalogue of the page. @returns what it is told, and how it says what it wants */
const join = () => {
  const onChange = jest.fn();
  const onBroken = jest.fn();
  const speaker = joinSpeakers(onChange, onBroken);
  page.push(speaker);
  return { ...speaker, onChange, onBroken };
};

afterEach(async () => {
  for (const { leave } of page.splice(0)) leave();
  const last = join();
  if (last.speak('id') === undefined) await waitFor(() => expect(last.onChange).toHaveBeenCalled());
  last.leave();
  page.length = 0;
});

test('a page speaks Indonesian at once', () => {
  expect(join().speak('id')).toBe('id');
  expect(commonWording.retry).toBe('Coba lagi');
});

test('English texts come first, and then all of them are English, and Indonesian again', async () => {
  const { speak, onChange, onBroken } = join();
  expect(speak('en')).toBeUndefined();
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(speak('en')).toBe('en');
  expect([commonWording.retry, couponSearchWording.sorts['price-asc'], couponSearchWording.shown(1)]).toEqual(
    ['Try again', 'Lowest price', '1 coupon shown'],
  );
  expect(speak('id')).toBeUndefined();
  await waitFor(() => expect(speak('id')).toBe('id'));
  expect([commonWording.retry, couponSearchWording.sorts['price-asc'], couponSearchWording.shown(1)]).toEqual(
    ['Coba lagi', 'Harga terendah', '1 kupon ditampilkan'],
  );
  expect(onBroken).not.toHaveBeenCalled();
});

test('the first catalogue of a page says what all speak, and after it the next one', async () => {
  const [first, second] = [join(), join()];
  expect(first.speak('id')).toBe('id');
  expect(second.speak('en')).toBe('id');
  first.leave();
  await waitFor(() => expect(second.speak('en')).toBe('en'));
  expect(second.onChange).toHaveBeenCalled();
});

test('all catalogues of a page hear that the first one speaks another language', async () => {
  const [first, second] = [join(), join()];
  first.speak('en');
  expect(second.speak('en')).toBeUndefined();
  await waitFor(() => expect(second.onChange).toHaveBeenCalled());
  expect(second.speak('en')).toBe('en');
  expect(second.speak('id')).toBe('en');
});

test('who waited for the texts of one that is gone goes on', () => {
  const [first, second] = [join(), join()];
  first.speak('en');
  expect(second.speak('id')).toBeUndefined();
  first.leave();
  expect(second.onChange).toHaveBeenCalled();
  expect(second.speak('id')).toBe('id');
});
