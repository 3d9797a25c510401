import type { PageArgs, PartnerEntry } from '@poku/contract';
import { type Arrival, readArrival, takeRedirectToken } from '@poku/flows/entry';
import { messageFor, refusalCode, whenSettled } from '@poku/platform';

/** Whether a new user can register now (D23): `full` for every refusal ([A] §8); `unknown` is a disturbance and never called full. */
export type Room =
  | { readonly status: 'open' | 'full' }
  | { readonly status: 'unknown'; readonly message: string };

/** What the gate does with who stands before it ([A] §4). */
export type Gate =
  | Exclude<Arrival, { readonly status: 'known' }>
  | { readonly status: 'elsewhere' }
  | { readonly status: 'linked' | 'existing'; readonly entry: PartnerEntry }
  | { readonly status: 'new'; readonly entry: PartnerEntry; readonly room: Room };

async function readRoom({ platform, request }: PageArgs): Promise<Room> {
  try {
    const isOpen = await platform.api.access.isRegistrationOpen({ signal: request.signal });
    return { status: isOpen ? 'open' : 'full' };
  } catch (error) {
    if (request.signal.aborted) throw error;
    if (refusalCode(error) !== undefined) return { status: 'full' };
    return { status: 'unknown', message: messageFor(error) };
  }
}

/** Keeps the token of the address, looks at it (D28), and asks for room when it brings somebody new. */
export async function loader(args: PageArgs): Promise<Gate> {
  const { platform, request } = args;
  takeRedirectToken(args);
  const [arrival] = await Promise.all([
    readArrival(platform.entry, 'check', { signal: request.signal }),
    // Who is here decides what is asked first, so nothing is shown before that is known (D11).
    whenSettled(platform.session$),
  ]);
  // Nobody comes from a partner. The API takes a token at the partner's origin alone (D59).
  if (arrival.status === 'none' && platform.config.partner === null) return { status: 'elsewhere' };
  if (arrival.status !== 'known') return arrival;
  const { entry } = arrival;
  if (entry.kind === 'new') return { status: 'new', entry, room: await readRoom(args) };
  return { status: entry.kind, entry };
}
