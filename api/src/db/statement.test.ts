import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { compile } from './statement';

const dialect = new PgDialect();
const part = sql`b = ${'two'} and c in (${sql.join([sql`${3}`, sql`${true}`], sql`, `)})`;

test.each([
  ['values', sql`select ${1}, ${'text'}, ${null}, ${false}`],
  ['templates in templates', sql`select * from t where a = ${1} and ${part} limit ${4}`],
  ['nothing between two values', sql`${1}${2}`],
  [
    'names and lists, which the dialect writes',
    sql`select ${sql.identifier('A "b"')} where a in ${[1, 2]} and ${part}`,
  ],
])('compiles %s as the dialect does', (_, statement) => {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  expect(compile(statement)).toEqual({ text, params });
});

test('a time is its text of ISO 8601', () => {
  const at = new Date('2026-11-21T07:05:00.123Z');
  expect(compile(sql`select ${at}`)).toEqual({ text: 'select $1', params: ['2026-11-21T07:05:00.123Z'] });
});
