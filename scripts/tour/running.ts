import { portsInUse } from '@poku/tooling';
import { startStack } from '../stack/stack';

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

/** Uses the stack that runs on the ports of this environment, or starts one, which then ends with this process. */
export const runningOrStarted = async (): Promise<void> => {
  let stop = (): Promise<void> => Promise.resolve();
  let isEnding = false;
  const end = async (code: number): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    await stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => void end(0));

  const { site, api } = portsInUse();
  const urls = [`http://localhost:${site.port}/health`, `http://127.0.0.1:${api.port}/health/ready`];
  const isRunning = (await Promise.all(urls.map(answers))).every(Boolean);
  if (isRunning) return;
  console.log('Starting Poku');
  const stack = await startStack(
    (step) => console.log(`  ${step}`),
    (reason) => {
      console.error(reason);
      void end(1);
    },
  );
  stop = () => stack.stop();
};
