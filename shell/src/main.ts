import { createFederation } from './remotes/federation';
import { installScriptPolicy, runningFolder } from './remotes/script-policy';
import { inTurns, pause } from './turns';

/**
 * What the shell is made of. A phone takes half a second to run all of it, in which nothing that stands could be pressed; so a part is
 * run at a time. They are in this script, and come with it.
 */
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@poku/kit/router'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@poku/kit'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@poku/platform'),
];

const start = async (): Promise<void> => {
  const policy = installScriptPolicy(runningFolder());
  await pause();
  await inTurns(parts);
  const { startShell } = await import(/* webpackMode: "eager" */ './start');
  await pause();
  await startShell(policy, createFederation);
};

// As an error of this script, which is what who waits for it listens to.
start().catch(reportError);
