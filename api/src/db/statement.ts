import { PgDialect } from 'drizzle-orm/pg-core';
import { SQL, StringChunk } from 'drizzle-orm/sql';

const dialect = new PgDialect();

/** A statement as both drivers take it. */
export interface CompiledStatement {
  text: string;
  params: unknown[];
}

const statementsByKeys = new WeakSet<SQL>();

/**
 * Marks a statement that finds its rows by keys, whatever its values are: PostgreSQL prepares it once for each connection, also outside
 * of a transaction. Planning one anew takes longer than running it.
 */
export function byKeys(statement: SQL): SQL {
  statementsByKeys.add(statement);
  return statement;
}

/** Whether a statement is marked by `byKeys`. */
export const isByKeys = (statement: SQL): boolean => statementsByKeys.has(statement);

/** Compiles a template; a Date becomes ISO text, so that both drivers store the same instant. */
export function compile(statement: SQL): CompiledStatement {
  const plain: CompiledStatement = { text: '', params: [] };
  if (append(statement, plain)) return plain;
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return { text, params: params.map(toParam) };
}

/**
 * Appends text and values, which is what nearly all templates are made of and many times as fast as the dialect; false for
 * anything else.
 */
function append(statement: SQL, into: CompiledStatement): boolean {
  for (const chunk of statement.queryChunks) {
    if (chunk instanceof StringChunk) {
      into.text += chunk.value.length === 1 ? chunk.value[0] : chunk.value.join('');
    } else if (chunk instanceof SQL) {
      if (!append(chunk, into)) return false;
    } else if (isValue(chunk)) {
      into.params.push(toParam(chunk));
      into.text += `$${into.params.length}`;
    } else return false;
  }
  return true;
}

const plainTypes: ReadonlySet<string> = new Set(['string', 'number', 'boolean']);
const isValue = (chunk: unknown): boolean => plainTypes.has(typeof chunk) || chunk === null || isDate(chunk);

function toParam(value: unknown): unknown {
  return typeof value === 'object' && isDate(value) ? value.toISOString() : value;
}

function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === '[object Date]';
}
