import type { LinkablePartner } from '@poku/flows/linking/calls/partners';
import type { PartnerReturn } from '@poku/domain/partner-return';
import { LinkFailedDialog, useConfirmReturn } from '@poku/flows/linking';
import { Stack } from '@poku/kit';
import { BackToCheckout } from './back-to-checkout';
import type { LinkKind } from './link-kind';
import { PartnerList } from './partner-list';
import { useLinksKeptFresh } from './use-links-kept-fresh';

export interface LinksPageProps {
  readonly kind: LinkKind;
  readonly items: readonly LinkablePartner[];
  /** What a partner's page sent the member back with. */
  readonly returning: PartnerReturn | null;
  /** Address of the page itself. */
  readonly path: string;
}

/** 'Daftar Partner' and 'Daftar E-Wallet': the list, and the end of a link that a partner's page leads back with. */
export function LinksPage({ kind, items, returning, path }: LinksPageProps) {
  const { state, repeat, dismiss } = useConfirmReturn(returning, path);
  useLinksKeptFresh();
  return (
    <>
      <Stack>
        <BackToCheckout />
        <PartnerList kind={kind} items={items} returned={state} />
      </Stack>
      {state.status === 'failed' && (
        <LinkFailedDialog
          message={state.message}
          onClose={dismiss}
          onRetry={state.canRepeat ? repeat : undefined}
        />
      )}
    </>
  );
}
