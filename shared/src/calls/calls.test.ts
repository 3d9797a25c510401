import { asker, list, moment, read, record, ShapeError, text, whole } from '.';
import { wirePlace } from './read';
import { write, writeFields } from './write';

const coupon = record({
  id: text('voucherId'),
  pricePoints: whole('point'),
  endsAt: moment('expired'),
  places: list(record({ name: text('pickup_name') }), 'pickup_desc'),
});
const value = { id: 'v-1', pricePoints: 500, endsAt: '2026-11-24', places: [{ name: 'Toko' }] };
const onWire = {
  voucherId: 'v-1',
  point: 500,
  expired: '2026-11-24',
  pickup_desc: [{ pickup_name: 'Toko' }],
};

test('what is written is what is read', () => {
  expect(write(coupon, value)).toEqual(onWire);
  expect(read(coupon, onWire, 'data')).toEqual(value);
});

test('ids may be numbers, and numbers may be digits', () => {
  expect(read(coupon, { ...onWire, voucherId: 7, point: '500' }, 'data')).toEqual({ ...value, id: '7' });
});

test('what a shape does not name is left out, both ways', () => {
  expect(read(record({ id: text() }), { id: 'a', secret: 'b' }, 'data')).toEqual({ id: 'a' });
  const more = { id: 'a', secret: 'b' };
  expect(write(record({ id: text() }), more)).toEqual({ id: 'a' });
});

test.each([
  [{ ...onWire, point: 1.5 }, 'data.point'],
  [{ ...onWire, point: 2 ** 53 }, 'data.point'],
  [{ ...onWire, expired: 'tomorrow' }, 'data.expired'],
  [{ ...onWire, pickup_desc: [{ pickup_name: 'Toko' }, {}] }, 'data.pickup_desc[1].pickup_name'],
  [{ ...onWire, pickup_desc: {} }, 'data.pickup_desc'],
  [{ ...onWire, voucherId: undefined }, 'data.voucherId'],
  [[onWire], 'data'],
  [null, 'data'],
])('a value that is not as its shape says names its place (case %#)', (wrong, place) => {
  expect(() => read(coupon, wrong, 'data')).toThrow(new ShapeError(place));
});

test('who asks is filled in when a call is written', () => {
  const fields = { clientId: asker('client_id'), message: text() };
  expect(writeFields(fields, { message: 'Halo' }, 'member-1')).toEqual({
    client_id: 'member-1',
    message: 'Halo',
  });
});

test('a place in code is found on the wire', () => {
  const fields = { ratings: list(record({ stars: whole('ratting') }), 'questionRatting') };
  expect(wirePlace(fields, 'ratings.2.stars')).toBe('questionRatting.2.ratting');
  expect(wirePlace(fields, 'ratings')).toBe('questionRatting');
  expect(wirePlace(fields, 'other.stars')).toBe('other.stars');
});
