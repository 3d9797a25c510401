import { isApiError } from '@poku/platform/api';
import type { DevProblem } from './problem';

/** The part of a data router that is used. */
interface Routes {
  readonly subscribe: (
    listener: (state: { readonly errors: Readonly<Record<string, unknown>> | null }) => void,
  ) => () => void;
}

/** Where errors of the developed remote come from. */
export interface ThrowSources {
  readonly router: Routes;
  /** Errors that React caught. */
  readonly followCaught: (listener: (error: unknown, componentStack?: string) => void) => void;
  /** Tells a stack by the sources. Default: `npm run dev` does. */
  readonly map?: (stack: string) => Promise<Omit<DevProblem, 'message'>>;
}

const mapByServer = async (stack: string): Promise<Omit<DevProblem, 'message'>> => {
  const answer = await fetch('/dev-stack', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: stack,
  });
  if (!answer.ok) throw new Error(`/dev-stack answered ${answer.status}.`);
  return (await answer.json()) as Omit<DevProblem, 'message'>;
};

/** Scripts of a remote in development. */
const OF_DEV = /\/remotes\/[^/\s]+\/dev-[0-9a-f]+\//;

/**
 * Hears of each error that code of a remote in development throws: while it renders, in a loader, or later. Each is told once.
 * @param onThrow told with the stack by the sources, or as the browser has it when that cannot be had
 */
export const followThrows = (
  { router, followCaught, map = mapByServer }: ThrowSources,
  onThrow: (problem: DevProblem) => void,
): void => {
  const told = new WeakSet<Error>();
  const hear = (error: unknown, componentStack = ''): void => {
    if (!(error instanceof Error) || isApiError(error) || told.has(error)) return;
    const stack = error.stack ?? '';
    if (!OF_DEV.test(stack) && !OF_DEV.test(componentStack)) return;
    told.add(error);
    const message = `${error.name}: ${error.message}`;
    // The browser's stack begins with the message.
    const frames = (OF_DEV.test(stack) ? stack : componentStack).replace(message, '').trim();
    map(frames).then(
      (mapped) => onThrow({ ...mapped, message }),
      () => onThrow({ message, stack: frames }),
    );
  };
  followCaught(hear);
  router.subscribe(({ errors }) => Object.values(errors ?? {}).forEach((error) => hear(error)));
  addEventListener('error', ({ error }) => hear(error));
  addEventListener('unhandledrejection', ({ reason }) => hear(reason));
};
