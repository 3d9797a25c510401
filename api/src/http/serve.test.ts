import {
  asker,
  call,
  choice,
  coded,
  day,
  file,
  flag,
  list,
  moment,
  optional,
  orElse,
  record,
  text,
  whole,
} from '@poku/shared/calls';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { handleErrors } from './error-handler';
import { badField, HttpError } from './errors';
import { serve } from './serve';

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
const fileCall = call({ method: 'GET', path: '/file', query: filter, answer: file('text/csv') });

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
