import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ZodType } from 'zod';
import * as messages from './messages';
import * as redemption from './redemption';
import * as tillToken from './till-token';
import * as topup from './topup';
import { sign, signAnswer } from './signature';

const read = (document: string): string =>
  readFileSync(fileURLToPath(new URL(`../../docs/${document}.md`, import.meta.url)), 'utf8');
const blocks = ['partner-protocol', 'merchant-protocol', 'biller-protocol'].flatMap((document) =>
  [...read(document).matchAll(/```(\w+) (\w+)\n([\s\S]*?)\n```/g)].map(
    ([, language = '', name = '', body = '']) => ({ language, name, body }),
  ),
);
const block = (name: string): string => blocks.find((one) => one.name === name)?.body ?? '';
const schemas: Readonly<Record<string, unknown>> = { ...messages, ...redemption, ...tillToken, ...topup };
const isSchema = (value: unknown): value is ZodType =>
  typeof value === 'object' && value !== null && 'safeParse' in value;

test('the signature of the worked example is the one that the code makes', () => {
  const [method = '', path = '', time = '', requestId = '', ...body] = block('signed').split('\n');
  const request = { method, path, body: body.join('\n'), sentAtMs: Number(time), requestId };
  expect(body).toHaveLength(1);
  expect(sign('example-key-of-poku', request)).toBe(block('signature'));
});

test('the signature of the answer is the one that the code makes', () => {
  const [status, requestId = '', time, ...body] = block('signedAnswer').split('\n');
  const answer = { status: Number(status), requestId, sentAtMs: Number(time), body: body.join('\n') };
  expect(block('signed').split('\n')).toContain(requestId);
  expect(signAnswer('example-key-of-the-partner', answer)).toBe(block('answerSignature'));
});

const examples = blocks.filter(({ language }) => language === 'json');

test.each(examples.map(({ name, body }, index) => [index + 1, name, body] as const))(
  'example %i of the documents is a message as the code reads it: %s',
  (_index, name, body) => {
    const schema = schemas[name];
    if (!isSchema(schema)) throw new Error(`There is no message ${name}`);
    expect(schema.parse(JSON.parse(body))).toEqual(JSON.parse(body));
  },
);

test('every message has an example', () => {
  const named = new Set(examples.map(({ name }) => name));
  const all = Object.entries(schemas).filter(([, value]) => isSchema(value));
  const withoutExample = new Set([
    'refusalReason',
    'partnerKind',
    'partnerFaults',
    'activeLink',
    'settlementDay',
    'redemptionReference',
    'redemptionRefusal',
    'useChannel',
  ]);
  expect(all.map(([name]) => name).filter((name) => !named.has(name) && !withoutExample.has(name))).toEqual(
    [],
  );
});
