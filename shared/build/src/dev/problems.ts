import { relative } from 'node:path';
import { ROOT } from '@poku/tooling';
import type { StatsCompilation, StatsError } from 'webpack';

/** Something that is wrong with the sources, as a page shows it. */
export interface DevProblem {
  readonly message: string;
  /** Path inside the repository. */
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
  /** From 1. */
  readonly column?: number;
}

/** ts-loader says in its message where something is, with the compiler's number of it. */
const BY_TS_LOADER = /^\[tsl\] \w+ in (?<file>.+?)\((?<line>\d+),(?<column>\d+)\)\s*/;
/** As `tsc --pretty false` reports: lines that begin otherwise go on with what stands above. */
const BY_COMPILER = /^(?<file>\S.*?)\((?<line>\d+),(?<column>\d+)\): (?<message>.*)$/;

const inRepository = (file: string): string => (file.startsWith('/') ? relative(ROOT, file) : file);

const placed = (found: RegExpExecArray | null): Omit<DevProblem, 'message'> => {
  const { file, line, column } = found?.groups ?? {};
  return file === undefined ? {} : { file: inRepository(file), line: Number(line), column: Number(column) };
};

/** webpack counts columns from 0. */
const ofModule = ({ moduleIdentifier, loc }: StatsError): Omit<DevProblem, 'message'> => {
  const file = moduleIdentifier?.split('!').at(-1)?.split(/[?|]/)[0];
  const [, line, column] = /^(\d+):(\d+)/.exec(loc ?? '') ?? [];
  return {
    ...(file?.startsWith(ROOT) && { file: inRepository(file) }),
    ...(line !== undefined && { line: Number(line), column: Number(column) + 1 }),
  };
};

const ofBuild = (error: StatsError): DevProblem => {
  const byLoader = BY_TS_LOADER.exec(error.message);
  return byLoader
    ? { ...placed(byLoader), message: error.message.slice(byLoader[0].length).trim() }
    : { ...ofModule(error), message: error.message.trim() };
};

/** What a build failed by: its errors, else its warnings. Of one file and line the first alone. @param stats with both in it */
export const buildProblems = ({ errors = [], warnings = [] }: StatsCompilation): DevProblem[] => {
  const problems = (errors.length > 0 ? errors : warnings).map(ofBuild);
  const seen = new Set<string>();
  return problems.filter(({ file, line }) => {
    const place = `${file}:${line}`;
    if (file === undefined || line === undefined) return true;
    return !seen.has(place) && seen.add(place);
  });
};

/** What stands in the report of a type check; none in an empty one. */
export const typeProblems = (report: string): DevProblem[] =>
  report
    .split('\n')
    .filter((line) => line.trim() !== '')
    .reduce<DevProblem[]>((problems, line) => {
      const found = BY_COMPILER.exec(line);
      const before = problems.at(-1);
      if (!found && before && line.startsWith(' '))
        return [...problems.slice(0, -1), { ...before, message: `${before.message}\n${line}` }];
      return [...problems, { ...placed(found), message: found?.groups?.['message'] ?? line }];
    }, []);
