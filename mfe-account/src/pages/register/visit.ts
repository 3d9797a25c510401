import type { InputOf } from '@poku/contract/calls';
import type { PageArgs, PartnerEntry } from '@poku/contract';
import { toNationalPhone } from '@poku/domain/phone';
import { type Arrival, readArrival } from '@poku/flows/entry';
import { type Sharing, sharingCall } from '@poku/flows/entry/calls/sharing';
import { replace } from '@poku/kit/router';
import type { registerCall } from '../../calls/registration';
import { paths } from '../../paths';
import type { Account } from './use-wizard';
import { isPastStart } from './wizard-step';

/** A user whom a partner sends to register, and what they agree to. */
export interface Visitor {
  readonly status: 'known';
  readonly entry: PartnerEntry;
  readonly sharing: Sharing;
}
/** Whether a partner sends the visitor. */
export type Visit = Visitor | Exclude<Arrival, { readonly status: 'known' }>;

/** Recalls who came in from a partner; whoever has an account already is led to where that goes on. */
export async function readVisit({ platform, request }: PageArgs): Promise<Visit> {
  const isAtNextStep = isPastStart(new URL(request.url).search) && platform.entry.read() !== null;
  // The page knows the visitor since its first step, and the next one waits for nothing.
  if (isAtNextStep) return { status: 'none' };
  const options = { signal: request.signal };
  const arrival = await readArrival(platform.entry, 'recall', options);
  if (arrival.status !== 'known') return arrival;
  if (arrival.entry.kind !== 'new') throw replace(paths.partnerLogin());
  try {
    return { ...arrival, sharing: await platform.call(sharingCall, {}, options) };
  } catch (error) {
    if (request.signal.aborted) throw error;
    return { status: 'failed' };
  }
}

/** What the first step begins with: what the partner knows of its user. */
export function accountOf(visitor: Visitor | null): Account {
  if (visitor === null) return { phone: '', email: '', password: '' };
  const { phone, email } = visitor.entry;
  return { phone: toNationalPhone(phone), email, password: '' };
}

type Consent = Pick<InputOf<typeof registerCall>, 'redirectToken' | 'verifier' | 'consentVersion'>;

/** What the registration sends for the partner: the token, its proof and the consent (D28, D32). */
export function consentOf(visitor: Visitor | null): Consent {
  if (visitor === null) return {};
  const { redirectToken, verifier } = visitor.entry;
  return { redirectToken, verifier, consentVersion: visitor.sharing.version };
}
