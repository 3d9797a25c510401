import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { stackSettings } from './addresses';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

type Env = Readonly<Record<string, string>>;

/** One command of a recipe. */
interface Step {
  readonly script: string;
  readonly env: Env;
  /** Whether it is run also after one that failed. */
  readonly isAlways: boolean;
}

/** What a run of a recipe came to. */
export interface Run {
  /** Scripts that were run, in their order. */
  readonly ran: readonly string[];
  /** The first one that failed, with what it said. */
  readonly failed: { readonly script: string; readonly said: string } | undefined;
}

/**
 * What `npm test` does by itself before any journey: installing, the static checks, and the tests of every remote. The same lines
 * here would double the time of the whole.
 */
const RUN_BY_NPM_TEST: ReadonlySet<string> = new Set([
  'npm ci',
  'npm run lint -- types oxlint imports format',
  'npm test -- unit "$REMOTE"',
]);

/** A recipe as it is written, for another remote. */
const readRecipe = (file: string, remote: string): unknown =>
  parse(readFileSync(`${ROOT}docs/ci/${file}`, 'utf8').replaceAll('mfe-rewards', remote));

/** @returns what it said when it failed */
const runScript = (script: string, env: NodeJS.ProcessEnv): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const child = spawn('bash', ['-e', '-c', script], { cwd: ROOT, env: { ...process.env, ...env } });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? undefined : said));
  });

const run = async (steps: readonly Step[], settings: NodeJS.ProcessEnv): Promise<Run> => {
  const ran: string[] = [];
  let failed: Run['failed'];
  for (const { script, env, isAlways } of steps) {
    if ((failed && !isAlways) || RUN_BY_NPM_TEST.has(script)) continue;
    ran.push(script);
    const said = await runScript(script, { ...env, ...settings });
    if (said !== undefined) failed ??= { script, said };
  }
  return { ran, failed };
};

/** The settings of a recipe that are about where it runs: the store of the running site in the place of a bucket. */
const ownSettings = (settings: Env): NodeJS.ProcessEnv => ({
  ...settings,
  POKU_STORE: undefined,
  ...stackSettings(Number(process.env.TEST_PARALLEL_INDEX ?? 0)),
});

interface GithubStep {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly env?: Env;
}
interface GithubRecipe {
  readonly env: Env;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly GithubStep[] }>>;
}

/**
 * Runs docs/ci/github-actions.yml as GitHub would.
 * @param event that it is run for
 * @param contexts what stands for `${{ … }}`. Any other one is an error
 * @param settings override the environment of the recipe
 */
export const runGithub = (
  remote: string,
  event: 'pull_request' | 'push',
  contexts: Env,
  settings: Env,
): Promise<Run> => {
  const { env, jobs } = readRecipe('github-actions.yml', remote) as GithubRecipe;
  const filled = (given: Env = {}): Env =>
    Object.fromEntries(
      Object.entries(given).map(([name, text]) => [
        name,
        String(text).replace(/\$\{\{ (\S+) \}\}/g, (_, context: string) => {
          const value = contexts[context];
          if (value === undefined) throw new Error(`The recipe asks for ${context}.`);
          return value;
        }),
      ]),
    );
  const holds = (term: string): boolean => {
    if (term === 'always()') return true;
    const asked = /^github\.event_name == '(\w+)'$/.exec(term)?.[1];
    if (asked === undefined) throw new Error(`The recipe has a condition that is not known here: ${term}`);
    return asked === event;
  };
  const steps = Object.values(jobs)
    .flatMap((job) => job.steps)
    .flatMap(({ run: script, if: condition, env: own }): Step[] => {
      const terms = condition?.split(' && ') ?? [];
      if (script === undefined || !terms.every(holds)) return [];
      return [{ script, env: { ...filled(env), ...filled(own) }, isAlways: terms.includes('always()') }];
    });
  return run(steps, ownSettings(settings));
};

interface GitlabJob {
  readonly rules: readonly { readonly if: string }[];
  readonly script: readonly string[];
  readonly after_script?: readonly string[];
}
interface GitlabRecipe extends Readonly<Record<string, unknown>> {
  readonly stages: readonly string[];
  readonly variables: Env;
  readonly default: { readonly before_script: readonly string[] };
}

/**
 * Runs docs/ci/gitlab-ci.yml as GitLab would.
 * @param predefined variables of GitLab, and of the project's settings
 * @param settings override the variables of the recipe
 */
export const runGitlab = (remote: string, predefined: Env, settings: Env): Promise<Run> => {
  const recipe = readRecipe('gitlab-ci.yml', remote) as GitlabRecipe;
  const valueOf = (text: string): string =>
    text.startsWith('$') ? (predefined[text.slice(1)] ?? '') : text.replaceAll('"', '');
  const variables = Object.fromEntries(
    Object.entries(recipe.variables).map(([name, text]) => [name, valueOf(text)]),
  );
  const env = { ...predefined, ...variables };
  const isWanted = ({ rules }: GitlabJob): boolean =>
    rules.some((rule) => {
      const [left, right] = rule.if.split(' == ');
      if (left === undefined || right === undefined) throw new Error(`A rule is not known here: ${rule.if}`);
      return valueOf(left) === valueOf(right);
    });
  const steps = recipe.stages
    .map((stage) => recipe[stage] as GitlabJob)
    .filter(isWanted)
    .flatMap(({ script, after_script = [] }) => [
      ...[...recipe.default.before_script, ...script].map((line) => ({ script: line, env, isAlways: false })),
      ...after_script.map((line) => ({ script: line, env, isAlways: true })),
    ]);
  return run(steps, ownSettings(settings));
};
