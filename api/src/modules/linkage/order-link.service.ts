import { PARTNER_INQUIRY_TIMEOUT_MS, PARTNER_LINK_TIMEOUT_MS, type LinkAnswer } from '@poku/partner-protocol';
import { SERVER_ANSWER_MS } from '@poku/domain/limits/transport';
import { isPartnerAddress } from '@poku/domain/redirect';
import type { AppDeps } from '../../deps';
import type { PartnerReply } from '../../ports/partner-http';
import { consentScope } from './attempt.service';
import type { BegunLink } from './begin-link.service';
import type { Told } from './outcome';

/** What a partner said to an order. */
export interface OrderReply {
  told: Told;
  /** Where the member goes; empty when nowhere. */
  bindingUrl: string;
}

const lost: OrderReply = { told: { status: 'unknown' }, bindingUrl: '' };

/** The second half of linking: the partner is told of the attempt. */
export function createOrderLinkService({ partners }: Pick<AppDeps, 'partners'>) {
  /**
   * Asks how the link stands, if there is time. Without a decision, a link that needs a page is given up, since the address of its
   * page is lost; a direct one stays pending, since it may have been made.
   */
  const onSilence = async (begun: BegunLink, hasTime: boolean): Promise<OrderReply> => {
    const { slug, link_mode: mode } = begun.partner;
    const reply = hasTime ? await partners.linkState(slug, begun.reference) : undefined;
    const told: Told = reply?.outcome === 'answered' ? reply.value : { status: 'pending' };
    return told.status === 'pending' && mode !== 'direct' ? lost : { told, bindingUrl: '' };
  };

  const read = ({ partner }: BegunLink, answer: LinkAnswer): OrderReply => {
    if (answer.status !== 'pending') return { told: answer, bindingUrl: '' };
    const { bindingUrl } = answer;
    return isPartnerAddress(bindingUrl, partner.addresses)
      ? { told: { status: 'pending' }, bindingUrl }
      : lost;
  };

  return {
    /**
     * Orders a link, within 3 s; a partner that says nothing is asked once how it stands if there is time before our own answer is
     * due (D6). A page at none of the partner's addresses counts as no answer (D16).
     */
    async order(begun: BegunLink, redirectUrl: string, begunAtMs: number): Promise<OrderReply> {
      const { partner, member, reference, state, expiresAt } = begun;
      const reply: PartnerReply<LinkAnswer> = await partners.link(partner.slug, {
        reference,
        state,
        redirectUrl,
        msisdn: member.msisdn,
        email: member.email,
        scope: [...consentScope],
        expiresAt: expiresAt.toISOString(),
      });
      if (reply.outcome === 'answered') return read(begun, reply.value);
      if (reply.outcome === 'refused' || !reply.isSent) return lost;
      const spentMs = Date.now() - begunAtMs;
      return onSilence(begun, spentMs < SERVER_ANSWER_MS - PARTNER_INQUIRY_TIMEOUT_MS - reserveMs);
    },
  };
}

/** Time for everything but the partner's answers. */
const reserveMs = 500;

/** Whether a call that began at `begunAtMs` has time to ask a partner for something optional (D6). */
export const hasTimeLeft = (begunAtMs: number): boolean =>
  Date.now() - begunAtMs < PARTNER_LINK_TIMEOUT_MS + reserveMs;
