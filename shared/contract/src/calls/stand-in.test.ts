import { textMark, WHOLE_MARKS } from '../painted-rows';
import { optional, orElse, record, standIn, text, whole, wholeMark, wholesOf } from '.';

test('a record of marks names each text and counts its whole numbers; what may be missing is, unless it is asked for', () => {
  const fields = {
    id: text('voucherId'),
    name: text(),
    price: whole('voucherPrice'),
    faceValue: orElse(whole('face'), 0),
    points: whole('voucherPoint'),
    image: orElse(text('img'), ''),
    rule: optional(record({ id: text() })),
  };
  expect(wholesOf(fields)).toEqual(['voucherPrice', 'face', 'voucherPoint']);
  expect(wholeMark(fields, 'faceValue')).toBe(WHOLE_MARKS + 1);
  expect(standIn(fields)).toEqual({
    id: textMark('voucherId'),
    name: textMark('name'),
    price: WHOLE_MARKS,
    faceValue: 0,
    points: WHOLE_MARKS + 2,
    image: '',
    rule: null,
  });
});
