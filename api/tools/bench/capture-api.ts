import type { Database } from '../../src/db/database';
import type { Row } from '../../src/db/rows';
import type { Tx } from '../../src/db/tx';
import { compile } from '../../src/db/statement';

type SQL = Parameters<typeof compile>[0];

/** A statement as it went to the server, with what came back. */
export interface Captured {
  text: string;
  params: readonly unknown[];
  rows: readonly Row[];
}

/** The same database, which writes down every statement while `into` is set, `begin` and `commit` among them. */
export function capturing(db: Database): Database & { into: Captured[] | undefined } {
  const captured: Database & { into: Captured[] | undefined } = {
    into: undefined,
    ...statements(db),
    async transaction(work) {
      captured.into?.push({ text: 'begin', params: [], rows: [] });
      const value = await db.transaction((tx) => work(statements(tx)));
      captured.into?.push({ text: 'commit', params: [], rows: [] });
      return value;
    },
    alone: (work) => db.alone(work),
    close: () => db.close(),
  };
  function statements(tx: Tx): Tx {
    const keep = (statement: SQL, rows: readonly Row[]): void => {
      captured.into?.push({ ...compile(statement), rows });
    };
    return {
      async rows<T extends Row>(statement: SQL) {
        const rows = await tx.rows<T>(statement);
        keep(statement, rows);
        return rows;
      },
      async run(statement) {
        const touched = await tx.run(statement);
        keep(statement, []);
        return touched;
      },
      script: (text) => tx.script(text),
    };
  }
  return captured;
}

/** A purchase as it was captured, with what stands for its known values. */
export interface Capture {
  statements: readonly Captured[];
  known: ReadonlyMap<string, string>;
}

const word = /[\w+-]+/g;
const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
/** pgbench takes a colon before a word for a variable, also in a text: times are written without, other texts in pieces. */
const quote = (text: string): string => {
  if (isTime(text)) return `'${text.replaceAll(/[-:]/g, '')}'`;
  const pieces = text.replaceAll("'", "''").split(/(?<=:)(?=\w)/);
  return pieces.length === 1 ? `'${pieces[0]}'` : `(${pieces.map((piece) => `'${piece}'`).join(' || ')})`;
};

/** `{1,2}` of an array, JSON of an object; the driver sends the same. */
const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? `{${value.map((item) => JSON.stringify(item)).join(',')}}`
    : typeof value === 'object' && value !== null
      ? JSON.stringify(value)
      : String(value);

/**
 * A script of pgbench that does what both purchases did: what they have in common stays as it is, known values come from
 * variables, ids that the server gave come from the answer that told them, and what was made up anew is random.
 * Throws when the two did not do the same.
 */
export function scriptOf(first: Capture, second: Capture, head: readonly string[]): string {
  const told = new Map<string, { statement: number; expression: string }>();
  const asking = new Set<number>();
  const fresh = new Map<string, string>();

  /** What stands for a value that differs between the two. */
  const stand = (left: string, right: string): string => {
    const known = first.known.get(left);
    if (known !== undefined && known === second.known.get(right)) return known;
    const answer = told.get(`${left}|${right}`);
    if (answer !== undefined) {
      asking.add(answer.statement);
      return answer.expression;
    }
    if (isTime(left)) return quote(right);
    const name = fresh.get(left) ?? `fresh${fresh.size + 1}`;
    fresh.set(left, name);
    return `('x' || :${name})`;
  };
  const expression = (left: unknown, right: unknown): string => {
    if (left === null || left === undefined) return 'null';
    const [from, to] = [textOf(left), textOf(right)];
    if (from === to) return typeof left === 'string' || typeof left === 'object' ? quote(from) : from;
    if (isTime(from) || first.known.has(from) || told.has(`${from}|${to}`)) return stand(from, to);
    const words = [from.match(word) ?? [], to.match(word) ?? []] as const;
    if (words[0].length !== words[1].length) throw new Error(`Not the same: ${from} and ${to}`);
    const parts: string[] = [];
    let end = 0;
    [...from.matchAll(word)].forEach((match, index) => {
      const other = words[1][index] ?? '';
      if (match[0] === other) return;
      const before = from.slice(end, match.index);
      if (before !== '') parts.push(quote(before));
      parts.push(stand(match[0], other));
      end = match.index + match[0].length;
    });
    if (end < from.length) parts.push(quote(from.slice(end)));
    return `(${parts.join(' || ')})`;
  };

  if (first.statements.length !== second.statements.length) throw new Error('The purchases differ');
  const lines = first.statements.map((statement, index) => {
    const other = second.statements[index];
    if (other?.text !== statement.text) throw new Error(`The purchases differ at: ${statement.text}`);
    const text = statement.text.replace(/\$(\d+)/g, (_, place: string) =>
      expression(statement.params[Number(place) - 1], other.params[Number(place) - 1]),
    );
    const [row, otherRow] = [statement.rows[0], other.rows[0]];
    if (statement.rows.length === 1 && row && otherRow) {
      for (const [column, value] of Object.entries(row)) {
        const key = `${textOf(value)}|${textOf(otherRow[column])}`;
        if (textOf(value) !== textOf(otherRow[column]))
          told.set(key, { statement: index, expression: `:s${index}_${column}` });
      }
    }
    return text.trim();
  });
  const randoms = [...fresh.values()].map((name) => `\\set ${name} random(1, 9000000000000000000)`);
  const body = lines.map((line, index) => (asking.has(index) ? `${line} \\gset s${index}_` : `${line};`));
  return [...head, ...randoms, ...body, ''].join('\n');
}
