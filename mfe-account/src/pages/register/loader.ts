import type { PageArgs } from '@poku/shared/contract';
import { messageFor } from '@poku/shared/platform';

/** Whether somebody can register now (D23). `unknown` is a disturbance and never called full. */
export type Quota =
  { readonly status: 'open' | 'full' } | { readonly status: 'unknown'; readonly message: string };

/** Asks before the first step only: who holds a code has passed, and the server decides at the end anyway. */
export async function loader({ platform, request }: PageArgs): Promise<Quota> {
  if (new URL(request.url).searchParams.has('step')) return { status: 'open' };
  try {
    const isOpen = await platform.api.access.isRegistrationOpen({ signal: request.signal });
    return { status: isOpen ? 'open' : 'full' };
  } catch (error) {
    if (request.signal.aborted) throw error;
    return { status: 'unknown', message: messageFor(error) };
  }
}
