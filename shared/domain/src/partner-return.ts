import { partnerIdOfSource } from './partner-sources';

/** What a partner's redirect carries to end a pending link (D30): of bank points a code, of an e-wallet a mandate. */
export type LinkProof =
  | {
      readonly kind: 'code';
      readonly authorizationCode: string;
      readonly email: string;
      readonly state: string;
    }
  | { readonly kind: 'mandate'; readonly mandateId: string; readonly refNum: string };

/** A member who comes back from a partner's page, as the address says it. Nothing of it is proven. */
export interface PartnerReturn {
  /** As the partner named itself; empty when it did not. */
  readonly source: string;
  /** `undefined` when nobody knows that source. */
  readonly partnerId: string | undefined;
  /** `null` when there is nothing to link with ([A] §4: the failure dialog). */
  readonly proof: LinkProof | null;
  /** The attempt's state, for `linkStatus`; empty when it came without. */
  readonly state: string;
  /** Code of the text in `linkCodeWording` when it came to nothing at the partner; `null` when it did not. */
  readonly refusal: number | null;
}

/** `error` of a way back, as `docs/partner-protocol.md` names it; anything else is a no of the member or the partner. */
const REFUSALS: ReadonlyMap<string, number> = new Map([
  ['phone-differs', 203],
  ['expired', 204],
  ['already-linked', 210],
  ['unknown-account', 213],
]);
const REFUSED = 209;

/** What only a partner adds to an address, in lower case ([A] §4). */
const PARTNER_KEYS: readonly string[] = ['source', 'authorizationcode', 'mandateid', 'refnum'];

/**
 * Reads what a partner's redirect added to an address ([A] §4, D30). The case of the names does not matter; of a name
 * that stands twice the first value counts.
 * @returns `null` when no partner sent the member. Never throws.
 */
export function readPartnerReturn(query: URLSearchParams): PartnerReturn | null {
  const values = new Map<string, string>();
  for (const [key, value] of query) {
    const name = key.toLowerCase();
    if (!values.has(name)) values.set(name, value);
  }
  if (!PARTNER_KEYS.some((key) => values.has(key))) return null;
  const of = (name: string) => values.get(name) ?? '';
  const source = of('source');
  const error = of('error');
  const refusal = error === '' ? null : (REFUSALS.get(error) ?? REFUSED);
  const proof = (): LinkProof | null => {
    if (refusal !== null) return null;
    const [authorizationCode, mandateId] = [of('authorizationcode'), of('mandateid')];
    if (authorizationCode !== '') {
      return { kind: 'code', authorizationCode, email: of('email'), state: of('state') };
    }
    return mandateId === '' ? null : { kind: 'mandate', mandateId, refNum: of('refnum') };
  };
  return { source, partnerId: partnerIdOfSource(source), proof: proof(), state: of('state'), refusal };
}
