import * as fc from 'fast-check';
import { z } from 'zod';

/** The part of JSON Schema that our calls are described with. */
export interface Schema {
  type?: string | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  pattern?: string | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  items?: Schema | undefined;
  properties?: Record<string, Schema> | undefined;
  oneOf?: Schema[] | undefined;
  anyOf?: Schema[] | undefined;
}

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    type: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    pattern: z.string().optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    items: schema.optional(),
    properties: z.record(z.string(), schema).optional(),
    oneOf: z.array(schema).optional(),
    anyOf: z.array(schema).optional(),
  }),
);

const operation = z.looseObject({
  parameters: z
    .array(z.looseObject({ name: z.string(), in: z.string(), schema: schema.optional() }))
    .optional(),
  requestBody: z
    .looseObject({
      content: z.looseObject({ 'application/json': z.looseObject({ schema: schema.optional() }) }),
    })
    .optional(),
});

/** A call as its own documentation describes it. */
export type Operation = z.output<typeof operation>;

/** The calls by method and path of an OpenAPI document. */
export const openApi = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** What a call is made with. */
export interface FuzzCase {
  who: 'guest' | 'member' | 'partner';
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { data: value };
  return value;
};
const hostile: readonly unknown[] = [
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00',
  '',
  ' ',
  '\u202e\u200b',
  "'; drop table member; --",
  '%00',
  '../../etc/passwd',
  '<script>1</script>',
  '😀'.repeat(300),
  'a'.repeat(5_000),
  'NaN',
  '99999999999999999999',
  '-1',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31T23:59:59Z',
  1e308,
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  null,
  true,
  [],
  {},
  ['a', 'a'],
  { constructor: 1 },
  nested(12),
  nested(1_000),
];
const hostileValue = fc.constantFrom(...hostile);

/** Texts, each a good value of some call, so that cases get further than the first check. */
const known = [
  'm-2b8d4e6f91ac',
  '081200000002',
  '+6281200000003',
  'siti@contoh.id',
  'Rahasia123',
  '1001',
  'R1001',
  'I1001',
  '0',
  '1',
  '2',
  '3',
];

function textOf({ pattern, maxLength = 64 }: Schema): fc.Arbitrary<unknown> {
  const texts = [
    fc.constantFrom(...known),
    fc.string({ unit: 'binary', maxLength: Math.min(maxLength, 300) }),
  ];
  return fc.oneof(...texts, ...(pattern === undefined ? [] : [fc.stringMatching(new RegExp(pattern))]));
}

function properOf(one: Schema): fc.Arbitrary<unknown> {
  if (one.enum !== undefined) return fc.constantFrom(...one.enum);
  if (one.const !== undefined) return fc.constant(one.const);
  const kinds = one.oneOf ?? one.anyOf;
  if (kinds !== undefined) return fc.oneof(...kinds.map(properOf));
  const { minimum: min = -1_000, maximum: max = 1_000_000 } = one;
  if (one.type === 'string') return textOf(one);
  if (one.type === 'integer') return fc.maxSafeInteger().map((value) => Math.max(min, value % (max + 1)));
  if (one.type === 'number') return fc.double({ min, max, noNaN: true });
  if (one.type === 'boolean') return fc.boolean();
  if (one.type === 'array') return fc.array(valueOf(one.items ?? {}), { maxLength: 4 });
  if (one.type === 'object') return fieldsOf(one.properties ?? {});
  return fc.jsonValue();
}

/** Mostly a value that fits, sometimes a hostile one. */
const valueOf = (one: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: properOf(one) }, { weight: 1, arbitrary: hostileValue });

const unknownNames = ['partnerIds', 'redemptionId', 'redirect_token', 'unknown', 'a\0b', 'toString', ''];

/** Fields with some left out now and then, and now and then one that the call does not know. */
function fieldsOf(fields: Readonly<Record<string, Schema>>): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, valueOf(one)]));
  const whole = fc.record(values);
  const extra = fc.dictionary(fc.constantFrom(...unknownNames), hostileValue, { maxKeys: 2 });
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 2, arbitrary: fc.record(values, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.tuple(whole, extra).map(([known, more]) => ({ ...known, ...more })) },
  );
}

/** Percent-encoded UTF-8; half of a surrogate pair becomes U+FFFD. */
const encode = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(Buffer.from(text.slice(0, 5_000)).toString());
};

const brokenParts = ['%', '%E0%A4%A', '%00', '%zz', '..', '%2F', '%2e%2e', 'a'.repeat(3_000), '~', ';', '//'];
const brokenQueries = [
  '?%',
  '?%E0%A4%A=%',
  '?a=1&a=2',
  '?&&==',
  '?__proto__=1',
  '?=%00',
  `?a=${'a'.repeat(3_000)}`,
];

function pathOf(template: string, { parameters = [] }: Operation): fc.Arbitrary<string> {
  const of = (place: string) =>
    Object.fromEntries(
      parameters.filter((one) => one.in === place).map(({ name, schema: form = {} }) => [name, form]),
    );
  const part = (form: Schema) =>
    fc.oneof(
      { weight: 6, arbitrary: valueOf(form).map(encode) },
      { weight: 1, arbitrary: fc.constantFrom(...brokenParts) },
    );
  const names = Object.entries(of('path')).map(([name, form]) => [name, part(form)] as const);
  const query = fieldsOf(of('query')).map((fields) => {
    const pairs = Object.entries(fields).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${encode(name)}=${encode(one)}`),
    );
    return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
  });
  return fc
    .tuple(
      fc.record(Object.fromEntries(names)),
      fc.oneof({ weight: 8, arbitrary: query }, { weight: 1, arbitrary: fc.constantFrom(...brokenQueries) }),
    )
    .map(([parts, asked]) => {
      const filled = template.replace(/\{(\w+)\}/g, (_all, name: string) => parts[name] ?? '');
      // Node writes no header of more than 16 KB, and reads none.
      return `${filled}${asked}`.slice(0, 12_000);
    });
}

const jsonType = { 'content-type': 'application/json' };
const hostileHeaders: readonly Record<string, string>[] = [
  {},
  { client_id: 'poku-web', 'client-id': 'other' },
  { cookie: 'poku_session=%00; ;=;poku_device=\u00e4' },
  { authorization: 'Bearer \u00ff' },
  { authorization: `Bearer ${'a'.repeat(5_000)}` },
  { origin: 'null' },
  { origin: 'http://' },
  { traceparent: '00-x' },
  { 'last-event-id': '1e400' },
  { 'x-forwarded-for': "', 1.2.3.4, \u00ff" },
  { 'content-type': 'text/plain' },
  { 'content-type': ';' },
  { 'content-encoding': 'gzip' },
  { accept: 'nothing/at-all' },
];

/** Bodies as they are sent: as JSON, with a name twice, cut off, too large, or as something else. */
function bodyOf(form: Schema): fc.Arbitrary<string> {
  const text = valueOf(form).map((value) => JSON.stringify(value) ?? '');
  const twice = text.map((json) => (json.startsWith('{"') ? `{${json.slice(1, -1)},${json.slice(1)}` : json));
  return fc.oneof(
    { weight: 16, arbitrary: text },
    { weight: 1, arbitrary: twice },
    { weight: 1, arbitrary: text.map((json) => json.slice(0, -1)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        'null',
        '[]',
        '"x"',
        '{"__proto__":1}',
        '[['.repeat(10_000),
        ' '.repeat(70_000),
      ),
    },
  );
}

/** Cases of one call, from its own description. */
export function casesOf(method: string, template: string, one: Operation): fc.Arbitrary<FuzzCase> {
  const form = one.requestBody?.content['application/json'].schema ?? { type: 'object' };
  const body = method === 'GET' ? fc.constant(undefined) : bodyOf(form);
  const headers = fc.oneof(
    { weight: 8, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileHeaders) },
  );
  return fc
    .record({
      who: fc.constantFrom('guest' as const, 'member' as const, 'partner' as const),
      path: pathOf(template, one),
      headers,
      body,
    })
    .map((made) => ({ ...made, headers: { ...(method === 'GET' ? {} : jsonType), ...made.headers } }));
}
