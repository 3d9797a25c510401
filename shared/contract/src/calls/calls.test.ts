import {
  address,
  asker,
  call,
  choice,
  coded,
  flag,
  type InputOf,
  leftOut,
  list,
  moment,
  oneOrMore,
  optional,
  orElse,
  read,
  record,
  ShapeError,
  text,
  whole,
} from '.';
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
  expect(writeFields({ clientId: optional(asker('client_id')) }, {}, 'member-1')).toEqual({
    client_id: 'member-1',
  });
});

test('what is left out where it is missing is read as missing', () => {
  const shape = record({ page: leftOut(text('checkout_url')) });
  expect(JSON.stringify(write(shape, { page: null }))).toBe('{}');
  expect(write(shape, { page: 'a' })).toEqual({ checkout_url: 'a' });
  expect(read(shape, {}, 'data')).toEqual({ page: null });
});

test('a place in code is found on the wire', () => {
  const fields = { ratings: list(record({ stars: whole('ratting') }), 'questionRatting') };
  expect(wirePlace(fields, 'ratings.2.stars')).toBe('questionRatting.2.ratting');
  expect(wirePlace(fields, 'ratings')).toBe('questionRatting');
  expect(wirePlace(fields, 'other.stars')).toBe('other.stars');
});

test('a yes or no comes in the three spellings of the specification', () => {
  for (const yes of [true, 1, '1']) expect(read(flag(), yes, 'data')).toBe(true);
  for (const no of [false, 0, '0']) expect(read(flag(), no, 'data')).toBe(false);
  expect(() => read(flag(), 'ya', 'data')).toThrow(new ShapeError('data'));
});

test('a yes or no is written as its field spells it', () => {
  expect([true, false].map((value) => write(flag(), value))).toEqual([true, false]);
  expect([true, false].map((value) => write(flag('status', 'number'), value))).toEqual([1, 0]);
  expect([true, false].map((value) => write(flag('status', 'text'), value))).toEqual(['1', '0']);
});

test('one of a few texts is one of them', () => {
  const kind = choice(['coupon', 'prepaid']);
  expect(read(kind, 'prepaid', 'data')).toBe('prepaid');
  expect(() => read(kind, 'telco', 'data')).toThrow(new ShapeError('data'));
});

test('a number with a name is that name in code', () => {
  const state = coded({ success: 0, processing: 1, failed: 2 }, 'status');
  expect(read(state, 1, 'data')).toBe('processing');
  expect(read(state, '2', 'data')).toBe('failed');
  expect(write(state, 'processing')).toBe(1);
  expect(() => read(state, 7, 'data')).toThrow(new ShapeError('data'));
  const earned = coded({ success: 0, failed: 1 }, 'status', 'failed');
  expect(read(earned, 7, 'data')).toBe('failed');
  expect(() => read(earned, 'x', 'data')).toThrow(new ShapeError('data'));
});

test('a text with a name in code is written as a text, and read as its number too', () => {
  const gender = coded({ male: '0', female: '1' }, 'gender');
  expect(write(gender, 'female')).toBe('1');
  for (const female of ['1', 1]) expect(read(gender, female, 'data')).toBe('female');
  for (const other of ['2', '01', '', null])
    expect(() => read(gender, other, 'data')).toThrow(new ShapeError('data'));
});

test('an address that a press could run as a script is empty', () => {
  expect(read(address(), 'HTTPS://poku.example/', 'data')).toBe('HTTPS://poku.example/');
  for (const other of ['javascript:alert(1)', 'data:text/html,x', '//poku.example', ''])
    expect(read(address(), other, 'data')).toBe('');
});

test.each([undefined, null, ''])('%j is a value that is missing', (missing) => {
  const shape = record({
    note: optional(text('desc')),
    image: orElse(text('img'), ''),
    size: orElse(whole(), 5),
  });
  const wire = { desc: missing, img: missing, size: missing };
  expect(read(shape, wire, 'data')).toEqual({ note: null, image: '', size: 5 });
});

test('what may be missing is read and written by its own shape when it is there', () => {
  const shape = record({
    inner: optional(record({ name: text('nm') }, 'detail')),
    count: orElse(whole('n'), 5),
  });
  expect(read(shape, { detail: { nm: 'a' }, n: 2 }, 'data')).toEqual({ inner: { name: 'a' }, count: 2 });
  expect(write(shape, { inner: { name: 'a' }, count: 2 })).toEqual({ detail: { nm: 'a' }, n: 2 });
  expect(write(shape, { inner: null, count: 2 })).toEqual({ detail: null, n: 2 });
  expect(() => read(shape, { detail: {}, n: 2 }, 'data')).toThrow(new ShapeError('data.detail.nm'));
  expect(wirePlace(shape.fields, 'inner.name')).toBe('detail.nm');
});

test('what stands for a missing value may be a no, an empty list or a record', () => {
  const filter = record({ isOpen: orElse(flag('open'), false), brands: orElse(list(text()), []) }, 'filters');
  const shape = record({ filter: orElse(filter, { isOpen: false, brands: [] }) });
  const missing = { filter: { isOpen: false, brands: [] } };
  for (const wire of [{}, { filters: null }, { filters: '' }, { filters: { brands: '' } }])
    expect(read(shape, wire, 'data')).toEqual(missing);
  expect(read(shape, { filters: { open: 1, brands: ['a'] } }, 'data')).toEqual({
    filter: { isOpen: true, brands: ['a'] },
  });
  // What is left out of a record inside is not written.
  expect(JSON.stringify(writeFields(shape.fields, { filter: { isOpen: true } }))).toBe(
    '{"filters":{"open":true}}',
  );
});

test('a list of one or more may come as its one item, and is written as a list', () => {
  const ids = oneOrMore(text(), 'partnerId', 3);
  expect(read(ids, ['2', 9], 'data')).toEqual(['2', '9']);
  expect(read(ids, '2', 'data')).toEqual(['2']);
  expect(write(ids, ['2'])).toEqual(['2']);
  expect(() => read(ids, {}, 'data.partnerId')).toThrow(new ShapeError('data.partnerId'));
});

test('of a record inside, what is left out is not written', () => {
  const inner = record({ state: optional(text()), token: optional(text('redirectToken')) }, 'data');
  const linking = call({ method: 'POST', path: '/link', body: { proof: optional(inner) } });
  const given: InputOf<typeof linking> = { proof: { state: 's' } };
  expect(JSON.stringify(writeFields(linking.body, given))).toBe('{"data":{"state":"s"}}');
});
