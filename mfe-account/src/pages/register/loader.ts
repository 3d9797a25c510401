import type { PageArgs } from '@poku/contract';
import { accessWording } from '@poku/domain/wording/access';
import { takeRedirectToken } from '@poku/flows/entry';
import { messageFor, refusalCode } from '@poku/platform';
import { readVisit, type Visit } from './visit';
import { isPastStart } from './wizard-step';

/** Whether somebody can register now (D23). `unknown` can be tried again: a disturbance, or a refusal, which is told as full ([A] §8). */
export type Quota =
  | { readonly status: 'open' | 'full' }
  | { readonly status: 'unknown'; readonly message: string };

/** Asks before the first step only: who holds a code has passed, and the server decides at the end anyway. */
async function readQuota({ platform, request }: PageArgs): Promise<Quota> {
  if (isPastStart(new URL(request.url).search)) return { status: 'open' };
  try {
    const isOpen = await platform.api.access.isRegistrationOpen({ signal: request.signal });
    return { status: isOpen ? 'open' : 'full' };
  } catch (error) {
    if (request.signal.aborted) throw error;
    const isRefused = refusalCode(error) !== undefined;
    return { status: 'unknown', message: isRefused ? accessWording.quotaFull : messageFor(error) };
  }
}

/** Whether there is room, and whether a partner sends the visitor ([A] §4). */
export async function loader(args: PageArgs): Promise<{ readonly quota: Quota; readonly visit: Visit }> {
  takeRedirectToken(args);
  const [quota, visit] = await Promise.all([readQuota(args), readVisit(args)]);
  return { quota, visit };
}
