/** How long a process may take to end once it was asked to. */
const graceMs = 8000;

/**
 * Starts a service and ends it on SIGTERM, on SIGINT, or when the program that started it over a channel is gone, also during the
 * start. The function that `start` gives is called once; the process exits when it is done, or after eight seconds. A failed start
 * is told on stderr and exits with code 1.
 */
export async function runProcess(start: () => Promise<() => Promise<void>>): Promise<void> {
  const hasStarter = process.connected;
  let stop: () => Promise<void>;
  try {
    stop = await start();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  let isStopping = false;
  const end = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), graceMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  process.once('disconnect', end);
  if (hasStarter && !process.connected) end();
}
