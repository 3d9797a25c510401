import { STORAGE_KEYS } from '@poku/domain/brand';
import { LINK_RESEND_WAIT_MS } from '@poku/domain/limits/codes';
import { tabValue } from '@poku/kit/tab';

interface Mark {
  readonly clientId: string;
  readonly untilMs: number;
}

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' &&
  value !== null &&
  'clientId' in value &&
  'untilMs' in value &&
  typeof value.untilMs === 'number';

const kept = tabValue(STORAGE_KEYS.verifyEmail, isMark);

/**
 * From when the verification e-mail of a member may be sent again, as this tab knows it: the wait goes on over pages and a
 * reload. The server's own count decides.
 * @returns ms since 1970, at most a wait from now; 0 when nothing is known
 */
export function readSentMark(clientId: string): number {
  const mark = kept.read();
  // A clock that was put back must not lock the button for long.
  const isOurs = mark?.clientId === clientId && mark.untilMs <= Date.now() + LINK_RESEND_WAIT_MS;
  return isOurs ? mark.untilMs : 0;
}

/** Keeps it for the other pages of this tab. Without storage only this page knows it. */
export const keepSentMark = (mark: Mark): void => kept.keep(mark);
