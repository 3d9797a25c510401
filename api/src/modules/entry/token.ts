import { linkCodeWording } from '@poku/flows/linking/calls/link-code';
import type { ApiConfig } from '../../config/env';
import { CommonCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { sha256 } from '../../security/random';
import type { TokenKind } from './token.repository';

/** Kinds that the sandbox's own tokens promise at every brand's origin (D58). */
const sandboxTokens: ReadonlyMap<string, TokenKind> = new Map([
  ['sandbox-new', 'new'],
  ['sandbox-existing', 'existing'],
  ['sandbox-linkage', 'linkage'],
]);

/** What a token tells of its user is kept no longer than this after the token is over. */
export const tokensKeptMs = 24 * 60 * 60_000;

/** 40106: the redirect token is unknown, used, over, another brand's or not answered by the verifier (D34). */
export const tokenRefused = () => refusal(CommonCode.redirectTokenBad, linkCodeWording);

/** The kind that a sandbox token promises; undefined for any other text, and outside of the sandbox. */
export const promisedKind = (
  { sandbox }: Pick<ApiConfig, 'sandbox'>,
  redirectToken: string,
): TokenKind | undefined => (sandbox ? sandboxTokens.get(redirectToken) : undefined);

/**
 * How a token rests. Everybody uses the sandbox's own tokens, so each challenge makes a token of its own of them: a new one
 * renews them, and no visit disturbs another.
 * @param challenge hex
 */
export const tokenHashOf = (
  config: Pick<ApiConfig, 'sandbox'>,
  redirectToken: string,
  challenge: string,
): string =>
  promisedKind(config, redirectToken) === undefined
    ? sha256(redirectToken)
    : sha256(`${redirectToken} ${challenge}`);
