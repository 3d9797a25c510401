import { createContext, runInContext } from 'node:vm';
import type { Release } from '@poku/contract';
import type { Contents } from '../check/facts';
import { error, type Finding } from '../check/finding';
import { DECLARE_ANYTHING } from '../check/stand-in';
import { reasonOf } from '../thrown';

const MOST_MS = 2_000;

/** A page in which an entry can begin: it gets nothing of this process, and the runtime's core is anything that can be called. */
const PAGE = `
  ${DECLARE_ANYTHING}
  globalThis.self = globalThis.window = globalThis;
  globalThis._FEDERATION_RUNTIME_CORE = anything();
  globalThis.location = { href: 'https://poku.example/', search: '', origin: 'https://poku.example' };
  globalThis.HTMLScriptElement = class {};
  globalThis.document = { currentScript: { tagName: 'SCRIPT', src: 'https://poku.example/remotes/a/entry.js' }, getElementsByTagName: () => [] };
  globalThis.console = anything();
`;

/**
 * Runs the entry of a release as a script, and sees whether it leaves a container. The builds of our own factory all begin in the same
 * way; another bundler's may need something that no page has.
 */
export const entryFindings = (
  { entry, container }: Pick<Release, 'entry' | 'container'>,
  contents: Contents,
): Finding[] => {
  const context = createContext(Object.create(null) as object, { microtaskMode: 'afterEvaluate' });
  const options = { timeout: MOST_MS, displayErrors: false };
  const refused = (what: string) => [
    error('entry-throws', {
      what,
      where: entry,
      fix: 'Build again with the options of docs/teams.md, Another bundler.',
    }),
  ];
  try {
    runInContext(PAGE, context, options);
    runInContext(contents.get(entry)?.toString() ?? '', context, options);
    const look = `typeof ${container} === 'object' && ['get', 'init'].every((name) => typeof ${container}[name] === 'function')`;
    return runInContext(look, context, options) === true
      ? []
      : refused(`${entry} runs and leaves no container ${container} with get and init.`);
  } catch (failure) {
    return refused(`${entry} throws when it is run: ${reasonOf(failure)}.`);
  }
};
