import {
  asker,
  call,
  choice,
  coded,
  day,
  bytes,
  file,
  flag,
  leftOut,
  list,
  moment,
  oneOrMore,
  optional,
  orElse,
  record,
  text,
  whole,
} from '@poku/contract/calls';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { handleErrors } from './error-handler';
import { badField, BusinessError, HttpError } from './errors';
import { saying, serve } from './serve';

const rateCall = call({
  method: 'POST',
  path: '/rate/{clientId}/{orderId}',
  query: { brand: text('brandName') },
  body: {
    member: asker('member_id'),
    ratings: list(record({ stars: whole('ratting') }), 'questionRatting', 2),
    day: moment('on'),
    comment: text('comment', { maxChars: 5 }),
  },
  answer: record({ number: text('ticketNumber'), total: whole('totalSent') }),
});

const filter = {
  from: optional(day()),
  kind: optional(choice(['coupon', 'prepaid'], 'type')),
  perPage: orElse(whole('perPage', { min: 1, max: 100 }), 5),
};
const listCall = call({
  method: 'GET',
  path: '/list',
  query: filter,
  answer: record({ state: coded({ open: 0, over: 4 }, 'status'), note: optional(text('desc')) }),
});
const filterFields = {
  brands: orElse(list(text(undefined, { maxChars: 8, orNumber: true }), 'merchant', 2), []),
  isCheap: orElse(flag('limitPrice'), false),
  state: orElse(coded({ open: 0, over: 4 }, 'status'), 'over'),
};
const findCall = call({
  method: 'POST',
  path: '/find',
  body: {
    note: optional(text('desc', { maxChars: 3 })),
    cursor: optional(text('cursor', { minChars: 1 }), { isNeverBlank: true }),
    filter: orElse(record(filterFields, 'filters'), { brands: [], isCheap: false, state: 'over' }),
  },
});
const pdfCall = call({ method: 'GET', path: '/pdf', answer: bytes('application/pdf') });
const fileCall = call({ method: 'GET', path: '/file', query: filter, answer: file('text/csv') });

const codeCall = call({
  method: 'POST',
  path: '/code',
  body: {
    clientId: optional(asker('client_id')),
    code: orElse(text('otpCode', { pattern: '\\d{4,6}' }), ''),
    shares: optional(
      list(record({ points: whole('point'), isSure: optional(flag('sure')) }), 'methods', 2, 1),
    ),
  },
  answer: record({ sends: whole('remaining'), page: leftOut(text('checkout_url')) }),
  refusal: record({ waitS: whole('resendIn') }),
  isIdempotent: true,
});

const saveCall = call({
  method: 'PUT',
  path: '/save',
  body: {
    code: optional(text('otpCode', { pattern: '\\d{6}' })),
    gender: coded({ male: '0', female: '1' }, 'sex'),
    isOn: flag('status', 'text'),
  },
  answer: record({ isOn: flag('status', 'number'), gender: coded({ male: '0', female: '1' }, 'sex') }),
  refusal: record({ waitS: whole() }),
});
const saved = { sex: '1', status: '0' };

const unlinkCall = call({
  method: 'POST',
  path: '/unlink',
  body: { ids: oneOrMore(text(undefined, { minChars: 1, maxChars: 4 }), 'partnerId', 2) },
});

let app: FastifyInstance;
let asked: unknown;
beforeEach(async () => {
  app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  serve(app, rateCall, { tags: ['test'], message: 'Terkirim' }, (given) => {
    asked = given;
    if (given.ratings[0]?.stars === 0) throw new HttpError(400, 'Pilih bintang', 'ratings.0.stars');
    return { number: '7', total: 3, secret: 'x' };
  });
  serve(app, listCall, { tags: ['test'] }, (given) => {
    asked = given;
    return { state: 'over' as const, note: null };
  });
  serve(app, findCall, { tags: ['test'] }, (given) => {
    asked = given;
    if (given.note === 'x') throw badField('note');
  });
  serve(app, fileCall, { tags: ['test'] }, () => ({ name: 'a.csv', content: Readable.from(['a;b']) }));
  serve(app, pdfCall, { tags: ['test'] }, () => ({
    name: 'a.pdf',
    content: Readable.from([Buffer.from([0xff, 0x00, 0xc3])]),
  }));
  serve(app, codeCall, { tags: ['test'] }, (given, _request, reply) => {
    asked = given;
    if (given.code === '0000') throw new BusinessError(203, 'Tunggu', { resendIn: 7, secret: 'x' });
    void reply.header('idempotency-replayed', 'true');
    return { sends: 4, page: given.shares === null ? null : 'https://bayar.example' };
  });
  serve(app, saveCall, { tags: ['test'] }, (given) => {
    asked = given;
    if (given.code === '000000') throw new BusinessError(203, 'Tunggu', { waitS: 9, secret: 'x' });
    return saying('Tersimpan', given);
  });
  serve(app, unlinkCall, { tags: ['test'] }, (given) => {
    asked = given;
  });
  await app.ready();
});
afterEach(() => app.close());

const body = { member_id: 'm-1', questionRatting: [{ ratting: 4 }], on: '2026-11-24', comment: 'Baik' };
const send = (payload: object, url = '/rate/m-1/o-9?brandName=kopi') =>
  app.inject({ method: 'POST', url, payload });

test('what comes has its names in code, what goes those of the wire, and nothing that the call does not name', async () => {
  const answer = await send({ ...body, more: 1 });
  expect(answer.json()).toEqual({
    responseCode: 200,
    message: 'Terkirim',
    data: { ticketNumber: '7', totalSent: 3 },
  });
  expect(asked).toEqual({
    clientId: 'm-1',
    orderId: 'o-9',
    brand: 'kopi',
    member: 'm-1',
    ratings: [{ stars: 4 }],
    day: '2026-11-24',
    comment: 'Baik',
  });
});

test.each([
  [{ ...body, comment: 7 }, 'comment'],
  [{ ...body, comment: 'Sangat baik' }, 'comment'],
  [{ ...body, on: 'tomorrow' }, 'on'],
  [{ ...body, questionRatting: [{ ratting: 4.5 }] }, 'questionRatting.0.ratting'],
  [{ ...body, questionRatting: [{ ratting: 1e300 }] }, 'questionRatting.0.ratting'],
  [{ ...body, questionRatting: [1, 2, 3].map((ratting) => ({ ratting })) }, 'questionRatting'],
  [{ ...body, questionRatting: [{ ratting: 0 }] }, 'questionRatting.0.ratting'],
  [{ ...body, member_id: undefined }, 'member_id'],
])('a wrong field is a 400 that names it as it came (case %#)', async (wrong, field) => {
  const answer = await send(wrong);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ data: { field } });
});

test.each([
  ['', { from: null, kind: null, perPage: 5 }],
  ['?perPage=', { from: null, kind: null, perPage: 5 }],
  ['?from=2026-02-28&type=prepaid&perPage=100', { from: '2026-02-28', kind: 'prepaid', perPage: 100 }],
])('what a query leaves out is there for the handler (%j)', async (query, given) => {
  const answer = await app.inject({ method: 'GET', url: `/list${query}` });
  expect(answer.json()).toMatchObject({ data: { status: 4, desc: null } });
  expect(asked).toEqual(given);
});

test.each([
  ['from=', 'from'],
  ['from=2026-02-30', 'from'],
  ['type=telco', 'type'],
  ['type=', 'type'],
  ['perPage=0', 'perPage'],
  ['perPage=101', 'perPage'],
  ['perPage=1.5', 'perPage'],
  ['perPage=x', 'perPage'],
])('the query %j is refused and names %s', async (query, field) => {
  for (const path of ['list', 'file']) {
    const answer = await app.inject({ method: 'GET', url: `/${path}?${query}` });
    expect([path, answer.statusCode, answer.json<{ data: unknown }>().data]).toEqual([path, 400, { field }]);
  }
});

test('a file that is no text is sent byte by byte, and says no encoding', async () => {
  const { rawPayload, headers } = await app.inject({ method: 'GET', url: '/pdf' });
  expect([...rawPayload]).toEqual([0xff, 0x00, 0xc3]);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="a.pdf"',
  });
});

test('a file is sent as it is, with its name', async () => {
  const { body: content, headers } = await app.inject({ method: 'GET', url: '/file' });
  expect(content).toBe('a;b');
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="a.csv"',
  });
});

const find = (body: object) => app.inject({ method: 'POST', url: '/find', payload: body });

test('a blank field inside a body is the value that stands for it, and so is the whole', async () => {
  const nothing = { note: null, cursor: null, filter: { brands: [], isCheap: false, state: 'over' } };
  const blank = { merchant: '', limitPrice: null, status: '' };
  for (const body of [
    {},
    { desc: '' },
    { desc: null },
    { filters: null },
    { filters: '' },
    { filters: {} },
    { filters: blank },
  ]) {
    expect([body, (await find(body)).statusCode]).toEqual([body, 200]);
    expect(asked).toEqual(nothing);
  }
  await find({ filters: { merchant: ['a', 7], limitPrice: true, status: 0 } });
  expect(asked).toEqual({ ...nothing, filter: { brands: ['a', '7'], isCheap: true, state: 'open' } });
});

test.each([
  [{ merchant: ['a', 'b', 'c'] }, 'filters.merchant'],
  [{ merchant: ['a', '123456789'] }, 'filters.merchant.1'],
  [{ merchant: [123456789] }, 'filters.merchant.0'],
  [{ merchant: [true] }, 'filters.merchant.0'],
  [{ limitPrice: 'ya' }, 'filters.limitPrice'],
])('the field %j of a record inside is refused as %s', async (filters, field) => {
  const answer = await find({ filters });
  expect([answer.statusCode, answer.json<{ data: unknown }>().data]).toEqual([400, { field }]);
});

test('of what may never be blank, an empty text and null are refused', async () => {
  for (const cursor of ['', null]) {
    const answer = await find({ cursor });
    expect([answer.statusCode, answer.json<{ data: unknown }>().data]).toEqual([400, { field: 'cursor' }]);
  }
  expect((await find({ cursor: 'a' })).statusCode).toBe(200);
});

test('the text of a field that the handler finds wrong names it as it came', async () => {
  expect((await find({ desc: 'x' })).json()).toMatchObject({
    message: 'Data tidak valid: desc',
    data: { field: 'desc' },
  });
});

const sendCode = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/code', payload, headers });

test.each([
  {},
  { client_id: null, otpCode: null, methods: null },
  { client_id: '', otpCode: '', methods: '' },
])('what a body may leave out may be blank too: %j', async (body) => {
  const answer = await sendCode(body);
  expect(asked).toEqual({ clientId: null, code: '', shares: null, key: null });
  // What is missing is left out.
  expect(answer.json()).toMatchObject({ responseCode: 200, data: { remaining: 4 } });
  expect(answer.body).not.toContain('checkout_url');
});

test('what a body may leave out is read when it is there, with the key of the call', async () => {
  const body = { client_id: 'm-1', otpCode: '012345', methods: [{ point: 5, sure: false }, { point: 6 }] };
  const answer = await sendCode(body, { 'Idempotency-Key': 'key-1' });
  expect(asked).toEqual({
    clientId: 'm-1',
    code: '012345',
    shares: [
      { points: 5, isSure: false },
      { points: 6, isSure: null },
    ],
    key: 'key-1',
  });
  expect(answer.json()).toMatchObject({ data: { checkout_url: 'https://bayar.example' } });
  expect(answer.headers['idempotency-replayed']).toBe('true');
});

test.each([
  [{ otpCode: '12a4' }, 'otpCode'],
  [{ otpCode: '123' }, 'otpCode'],
  [{ otpCode: '1234567' }, 'otpCode'],
  [{ methods: [] }, 'methods'],
  [{ methods: [{ point: 1 }, { point: 1 }, { point: 1 }] }, 'methods'],
  [{ methods: [{ point: 0.5 }] }, 'methods.0.point'],
  [{ client_id: 7 }, 'client_id'],
])('the body %j is refused and names %s', async (body, field) => {
  const answer = await sendCode(body);
  expect([answer.statusCode, answer.json<{ data: unknown }>().data]).toEqual([400, { field }]);
});

test('a key that is too long is refused by its name', async () => {
  const answer = await sendCode({}, { 'Idempotency-Key': 'k'.repeat(129) });
  expect([answer.statusCode, answer.json<{ data: unknown }>().data]).toEqual([
    400,
    { field: 'Idempotency-Key' },
  ]);
});

test('a refusal tells what its call says that it tells', async () => {
  expect((await sendCode({ otpCode: '0000' })).json()).toEqual({
    responseCode: 203,
    message: 'Tunggu',
    data: { resendIn: 7 },
  });
});

const save = async (body: object) => {
  const answer = await app.inject({ method: 'PUT', url: '/save', payload: { ...saved, ...body } });
  return answer.json<{ message: string; data: unknown }>();
};

test.each([
  [{}, { code: null, gender: 'female', isOn: false }],
  [{ otpCode: '' }, { code: null, gender: 'female', isOn: false }],
  [{ otpCode: null }, { code: null, gender: 'female', isOn: false }],
  [
    { otpCode: '123456', sex: 0, status: 1 },
    { code: '123456', gender: 'male', isOn: true },
  ],
])('of a body, %j is the same as left out, or read as it is spelled', async (body, given) => {
  expect(await save(body)).toMatchObject({ responseCode: 200 });
  expect(asked).toEqual(given);
});

test.each([
  [{ otpCode: '12345' }, 'otpCode'],
  [{ otpCode: '1234567' }, 'otpCode'],
  [{ sex: '2' }, 'sex'],
  [{ status: 'ya' }, 'status'],
  [{ status: true }, 'status'],
])('the body %j is refused and names %s', async (body, field) => {
  expect(await save(body)).toMatchObject({ responseCode: 400, data: { field } });
});

test('a handler may answer in words of its own, and a refusal carries what it lists and no more', async () => {
  expect(await save({})).toEqual({
    responseCode: 200,
    message: 'Tersimpan',
    data: { status: 0, sex: '1' },
  });
  expect(await save({ otpCode: '000000' })).toEqual({
    responseCode: 203,
    message: 'Tunggu',
    data: { waitS: 9 },
  });
});

test('one that stands by itself is a list of one', async () => {
  for (const partnerId of ['2', ['2']]) {
    await app.inject({ method: 'POST', url: '/unlink', payload: { partnerId } });
    expect(asked).toEqual({ ids: ['2'] });
  }
});

test.each([
  [[], 'partnerId'],
  [['1', '2', '3'], 'partnerId'],
  [['12345'], 'partnerId.0'],
  ['12345', 'partnerId'],
  ['', 'partnerId'],
  [7, 'partnerId'],
  [null, 'partnerId'],
])('the list %j of one or more is refused and names %s', async (partnerId, field) => {
  const answer = await app.inject({ method: 'POST', url: '/unlink', payload: { partnerId } });
  expect([answer.statusCode, answer.json<{ data: unknown }>().data]).toEqual([400, { field }]);
});
