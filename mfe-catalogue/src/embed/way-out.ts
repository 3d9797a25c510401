import { answerWithin } from '@poku/domain/deadline';
import type { EmbedCoupon } from '@poku/embed';
import { embedWording } from '../wording/embed';
import { EMBED_TOKEN_TIMEOUT_MS } from '../limits';
import { emit } from './embed-events';
import { entryAddress } from './site-address';

const CHECKOUT = '/checkout';

/** What a host may put on the element. */
interface TokenSource {
  readonly getRedirectToken?: unknown;
}

const late = () => new Error('The token is late');

/** The token that the host has for its user; empty without one. A host that fails to give one is told. */
const readToken = async (element: HTMLElement & TokenSource): Promise<string> => {
  const { getRedirectToken } = element;
  if (typeof getRedirectToken !== 'function') return element.getAttribute('redirect-token') ?? '';
  try {
    // A host's function need not give a promise.
    const asked = Promise.resolve<unknown>(getRedirectToken.call(element));
    const given = await answerWithin(asked, EMBED_TOKEN_TIMEOUT_MS, late);
    return typeof given === 'string' ? given : '';
  } catch {
    emit(element, 'poku:error', {
      code: 'token',
      message: embedWording.tokenFailed,
      field: 'getRedirectToken',
    });
    return '';
  }
};

/**
 * The way from the embed to Poku's site: buying goes there with the host's token, any other address as it is. The host hears of it
 * before and may do it itself. A second press while a token is on its way does nothing.
 * @param site origin of the site in the partner's colours
 * @param couponInView the coupon that is on the screen, if any
 */
export const createWayOut = (
  element: HTMLElement,
  site: string,
  couponInView: () => EmbedCoupon | undefined,
): ((path: string) => void) => {
  let isLeaving = false;

  const buy = async (path: string): Promise<void> => {
    const query = new URL(path, site).searchParams;
    const coupon = couponInView();
    const token = await readToken(element);
    const url = token === '' ? site + path : entryAddress(site, token, path);
    const detail = {
      url,
      quantity: Number(query.get('quantity') ?? 1),
      couponId: query.get('voucherId') ?? '',
      name: coupon?.name ?? '',
      pricePoints: coupon?.pricePoints ?? 0,
    };
    if (emit(element, 'poku:buy', detail, true)) location.assign(url);
  };

  return (path) => {
    if (isLeaving) return;
    if (!path.startsWith(CHECKOUT)) {
      const url = site + path;
      if (emit(element, 'poku:leave', { url }, true)) location.assign(url);
      return;
    }
    isLeaving = true;
    void buy(path).finally(() => {
      isLeaving = false;
    });
  };
};
