import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { IS_INSTALLED, ROOT } from '@poku/tooling';
import { ownFile } from '../../own-file';

/** The committed report: what remotes get from the shell, one fact on a line. `npm run build -- report` writes it. */
export const REPORT_FILE = IS_INSTALLED ? ownFile('types.txt') : `${ROOT}shared/report/types.txt`;

/** Who gives the value: the shell (`>`), the remote (`<`), or each to the other (`=`). */
export type Direction = '>' | '<' | '=';

/** One fact of the report. */
export interface Fact {
  /** `Type.member`, `function(0)` for its first parameter, `function()` for what it gives, `Type|alternative`, `module#name`. */
  readonly key: string;
  readonly direction: Direction;
  /** May be missing. */
  readonly isOptional: boolean;
  /** The type, as the source says it. */
  readonly text: string;
}

/** Text of a fact's line. */
export const lineOf = ({ key, direction, isOptional, text }: Fact): string =>
  `${direction} ${key}${isOptional ? ' ?' : ''} :: ${text}`;

const LINE = /^([<>=]) (.+?)( \?)? :: (.*)$/;

/** Reads the report; comments begin with `#`. @throws Error that names a line that is no fact */
export const parseReport = (report: string): Fact[] =>
  report
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, direction, key, optional, text] = LINE.exec(line) ?? [];
      if (key === undefined || text === undefined)
        throw new Error(`shared/report/types.txt: "${line}" is no fact. Run npm run build -- report.`);
      return { key, direction: direction as Direction, isOptional: optional !== undefined, text };
    });

let read: Promise<readonly Fact[]> | undefined;

/** The facts of the committed report, read once. */
export const reportedFacts = (): Promise<readonly Fact[]> =>
  (read ??= readFile(REPORT_FILE, 'utf8').then(parseReport));

/** A fact as a release carries it: direction, `?`, and eight hexadecimal characters of the type's SHA-256. */
export const digestOfFact = ({ direction, isOptional, text }: Fact): string =>
  `${direction}${isOptional ? '?' : ''}${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
