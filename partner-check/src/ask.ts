import {
  isAnswerSigned,
  newRequestId,
  type PartnerKeys,
  sign,
  signatureHeaders,
  type SignedRequest,
} from '@poku/partner-protocol';

/** A service that is checked. */
export interface Service {
  /** Base address, without a trailing slash. */
  readonly url: string;
  /** `partner` are the keys of the service, whoever it is. */
  readonly keys: PartnerKeys;
}

/** The partner's service that is checked, and an account there that is not linked. */
export interface Target extends Service {
  /** The partner's own id of the account. */
  readonly subject: string;
  /** E.164. */
  readonly msisdn: string;
  readonly email: string;
}

/** An answer; `status` 0 when none came. */
export interface Answer {
  readonly status: number;
  /** `undefined` for an empty body or one that is no JSON. */
  readonly json: unknown;
  readonly ms: number;
  /** Whether the service signed it for the request. */
  readonly isSigned: boolean;
}

/** How a request differs from one that Poku sends. */
export interface Twist {
  /** Text instead of the body as JSON. */
  readonly text?: string;
  /** Sent instead of what was signed. */
  readonly sentText?: string;
  readonly sentPath?: string;
  readonly isUnsigned?: boolean;
  readonly key?: string;
  readonly sentAtMs?: number;
  readonly requestId?: string;
}

/** Sends a request below the base address. */
export type Ask = (method: string, path: string, body?: object, twist?: Twist) => Promise<Answer>;

const PATIENCE_MS = 10_000;

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Requests to a service, signed as Poku signs them unless told otherwise. Never rejects, follows no redirect. */
export const createAsk =
  ({ url, keys }: Service): Ask =>
  async (method, path, body, twist = {}) => {
    const text = twist.text ?? (body === undefined ? '' : JSON.stringify(body));
    const target = new URL(`${url}${path}`);
    const request: SignedRequest = {
      method,
      path: target.pathname + target.search,
      body: text,
      sentAtMs: twist.sentAtMs ?? Date.now(),
      requestId: twist.requestId ?? newRequestId(),
    };
    const signed = {
      [signatureHeaders.time]: String(request.sentAtMs),
      [signatureHeaders.requestId]: request.requestId,
      [signatureHeaders.signature]: sign(twist.key ?? keys.poku[0] ?? '', request),
    };
    const sent = twist.sentText ?? text;
    const startedAt = performance.now();
    try {
      const answer = await fetch(`${url}${twist.sentPath ?? path}`, {
        method,
        headers: {
          ...(sent === '' ? {} : { 'content-type': 'application/json' }),
          ...(twist.isUnsigned ? {} : signed),
        },
        body: sent === '' ? null : sent,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { status, headers } = answer;
      const answered = await answer.text();
      const ms = performance.now() - startedAt;
      const { requestId } = request;
      const isSigned = isAnswerSigned(
        keys.partner,
        { status, requestId, body: answered },
        headers,
        Date.now(),
      );
      return { status, json: jsonOf(answered), ms, isSigned };
    } catch {
      return { status: 0, json: undefined, ms: performance.now() - startedAt, isSigned: false };
    }
  };
