import { PgDialect } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';

const dialect = new PgDialect();

/** A statement as both drivers take it. */
export interface CompiledStatement {
  text: string;
  params: unknown[];
}

/** Compiles a template; a Date becomes ISO text, so that both drivers store the same instant. */
export function compile(statement: SQL): CompiledStatement {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return { text, params: params.map(toParam) };
}

function toParam(value: unknown): unknown {
  return isDate(value) ? value.toISOString() : value;
}

function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === '[object Date]';
}
