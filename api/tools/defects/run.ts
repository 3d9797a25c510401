import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@poku/tooling';
import { applyDefect, type Defect } from './defect';

/** What became of a defect. */
export type Verdict = 'caught' | 'NOT CAUGHT' | 'did not run';

interface JestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

const COPY = join(ROOT, '.poku/defects');
/** The API's tests alone, also below `.poku`. */
const CONFIG = `import base from '${join(ROOT, 'jest.config.mjs')}';
const api = base.projects.find(({ displayName }) => displayName === 'api');
export default { ...api, testPathIgnorePatterns: ['/node_modules/'], modulePathIgnorePatterns: [] };
`;

/** Copies what the API's tests need; packages are found in the repository above the copy. */
export const makeCopy = (): void => {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  cpSync(join(ROOT, 'api'), join(COPY, 'api'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  symlinkSync(join(ROOT, 'api/node_modules'), join(COPY, 'api/node_modules'), 'dir');
  for (const file of ['package.json', 'tsconfig.base.json']) cpSync(join(ROOT, file), join(COPY, file));
  writeFileSync(join(COPY, 'jest.config.mjs'), CONFIG);
};

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Puts a defect into the copy, runs its test there and takes it out again. */
export const tryDefect = async (defect: Defect, databaseUrl: string): Promise<Verdict> => {
  const file = join(COPY, 'api/src', defect.file);
  const report = join(COPY, 'report.json');
  const [testFile, testName] = defect.test;
  const source = readFileSync(file, 'utf8');
  rmSync(report, { force: true });
  writeFileSync(file, applyDefect(source, defect));
  try {
    const jest = spawn(
      process.execPath,
      [
        join(ROOT, 'node_modules/jest/bin/jest.js'),
        `--rootDir=${COPY}`,
        `--config=${join(COPY, 'jest.config.mjs')}`,
        '--json',
        `--outputFile=${report}`,
        '--silent',
        '--runInBand',
        `--testNamePattern=^${escape(testName)}`,
        '--runTestsByPath',
        join(COPY, 'api/src', testFile),
      ],
      {
        cwd: ROOT,
        env: { ...process.env, DATABASE_URL: databaseUrl, POKU_HOME: join(ROOT, '.poku') },
        stdio: 'ignore',
      },
    );
    await once(jest, 'close');
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
    const ran = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ fullName }) => fullName.startsWith(testName));
    if (ran.some(({ status }) => status === 'failed')) return 'caught';
    return ran.some(({ status }) => status === 'passed') ? 'NOT CAUGHT' : 'did not run';
  } finally {
    writeFileSync(file, source);
  }
};

/** Removes the copy. */
export const removeCopy = (): void => rmSync(COPY, { recursive: true, force: true });
