import { useState } from 'react';
import type { LinkablePartner } from '@poku/flows/linking/calls/partners';
import { sourceOfPartnerId } from '@poku/domain/partner-sources';
import type { ReturnState } from '@poku/flows/linking';
import { OnDemand, useEvent } from '@poku/platform';
import { Grid, styled } from '@poku/kit';
import { paths } from '../../paths';
import { linkageWording } from '../../wording/linkage';
import { CardActions } from './card-actions';
import { LinkGainView } from './gain/link-gain';
import type { LinkKind } from './link-kind';
import { LinkedNotice, ReturningNotice } from './link-notice';
import { PartnerCard } from './partner-card';
import { useBalances } from './use-balances';

const loadLinkDialog = () => import('./link/link-dialog').then(({ LinkDialog }) => LinkDialog);
const loadConsentDialog = () => import('./consent/consent-dialog').then(({ ConsentDialog }) => ConsentDialog);

/** A card that says what its link brought leaves those beside it as they are. */
const Cards = styled(Grid)<{ readonly $isUneven: boolean }>`
  list-style: none;
  align-items: ${({ $isUneven }) => ($isUneven ? 'start' : 'stretch')};
`;

/** Where a partner's page leads back to: the list itself, an e-wallet's result page, or the step of the onboarding. */
function returnPathOf(kind: LinkKind, partnerId: string, isOnboarding: boolean): string {
  if (isOnboarding) return paths.onboardStep(kind === 'partner' ? 1 : 2);
  if (kind === 'partner') return paths.partners();
  const slug = sourceOfPartnerId(partnerId);
  return slug === undefined ? paths.ewallets() : paths.ewalletResult(slug);
}

/** What stands over the list. */
interface Opened {
  readonly to: 'link' | 'consent';
  readonly item: LinkablePartner;
  /** Counts the wishes: one that waits for a code outside of the list can be begun again. */
  readonly turn: number;
}

export interface LinkListProps {
  readonly kind: LinkKind;
  readonly items: readonly LinkablePartner[];
  /** In a step of '/onboard'. Default false. */
  readonly isOnboarding?: boolean;
  /** The link of a member who came back from a partner's page. Default none. */
  readonly returned?: ReturnState;
}

/** Partners or e-wallets, each with its state and what can be done; linking happens over the list. */
export function LinkList({ kind, items, isOnboarding = false, returned }: LinkListProps) {
  const balances = useBalances(!isOnboarding && items.some(({ isLinked }) => isLinked));
  const [open, setOpen] = useState<Opened>();
  const [linkedHere, setLinkedHere] = useState<string>();
  /** The link of which enough was seen. */
  const [seenId, setSeenId] = useState<string>();
  const show = (to: Opened['to'], item: LinkablePartner) =>
    setOpen({ to, item, turn: (open?.turn ?? 0) + 1 });
  const close = () => setOpen(undefined);
  const linkedId = linkedHere ?? (returned?.status === 'linked' ? returned.partnerId : undefined);
  useEvent('partner.unlinked', ({ partnerId }) => {
    if (partnerId === linkedHere) setLinkedHere(undefined);
  });
  /** What was linked a moment ago is linked, also while the list is read again. */
  const standing = (item: LinkablePartner): LinkablePartner =>
    item.partnerId === linkedId ? { ...item, isLinked: true } : item;
  const pointsOf = ({ partnerId }: LinkablePartner) => (balances === null ? null : balances.get(partnerId));
  const isPending = returned?.status === 'pending';
  const returningId = isPending || returned?.status === 'confirming' ? returned.partnerId : undefined;

  function handleLinked({ partnerId }: LinkablePartner) {
    setLinkedHere(partnerId);
    setSeenId(undefined);
    close();
  }
  return (
    <>
      <Cards
        as="ul"
        $columns={1}
        // The column of the onboarding is a phone's on any screen.
        $wideColumns={isOnboarding ? 1 : undefined}
        $isUneven={linkedId !== undefined && seenId !== linkedId}
        aria-label={kind === 'partner' ? linkageWording.partnersTitle : linkageWording.ewalletsTitle}
      >
        {items.map(standing).map((item) => (
          <li key={item.partnerId}>
            <PartnerCard
              item={item}
              kind={kind}
              points={item.isLinked ? pointsOf(item) : undefined}
              heading={isOnboarding ? 'h3' : 'h2'}
            >
              {item.partnerId === returningId && !item.isLinked ? (
                <ReturningNotice name={item.name} isPending={isPending} />
              ) : (
                <>
                  {item.partnerId === linkedId && (
                    <>
                      {/* Anew once the rest was folded away, so that it takes the focus. */}
                      <LinkedNotice key={String(seenId === linkedId)} name={item.name} />
                      {seenId !== linkedId && (
                        <LinkGainView
                          partnerId={item.partnerId}
                          name={item.name}
                          onDone={isOnboarding ? undefined : () => setSeenId(linkedId)}
                        />
                      )}
                    </>
                  )}
                  <CardActions
                    item={item}
                    onLink={() => show('link', item)}
                    onConsent={() => show('consent', item)}
                  />
                </>
              )}
            </PartnerCard>
          </li>
        ))}
      </Cards>
      {open?.to === 'link' && (
        <OnDemand
          key={open.turn}
          load={loadLinkDialog}
          onUnavailable={close}
          props={{
            item: open.item,
            returnPath: returnPathOf(kind, open.item.partnerId, isOnboarding),
            isOnboarding,
            onLinked: () => handleLinked(open.item),
            onClose: close,
          }}
        />
      )}
      {open?.to === 'consent' && (
        <OnDemand
          load={loadConsentDialog}
          onUnavailable={close}
          props={{ item: open.item, onClose: close }}
        />
      )}
    </>
  );
}
