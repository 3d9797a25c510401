import { linkingFor } from '@poku/flows/linking';
import { usePlatform } from '@poku/platform';
import { useLocation } from '@poku/kit/router';
import { Button, ButtonLink, Card, Notice, Stack } from '@poku/kit';
import { useId } from 'react';
import { paths } from '../../paths';
import { checkoutWording } from '../../wording/checkout';
import type { Checkout } from './checkout';
import { SplitBar } from './split-bar';
import type { Split } from './use-split';
import type { SplitReason } from './suggest-split';

const wording = checkoutWording.suggestion;

function reasonText(reason: SplitReason): string {
  switch (reason.kind) {
    case 'own-enough':
      return wording.ownEnough;
    case 'ewallet-rest':
      return wording.ewalletRest(reason.name, reason.points);
    case 'expires-first':
      return wording.expiresFirst(reason.name, reason.expiresAt);
    case 'fewest-sources':
      return wording.fewestSources;
  }
}

interface SuggestionProps {
  readonly split: Split;
  readonly checkout: Checkout;
}

/** What each source gives, why the cheapest split is as it is, and one tap back to it; or that no split reaches the total, and where more points are. */
export function Suggestion({ split, checkout }: SuggestionProps) {
  const id = useId();
  const platform = usePlatform();
  const { pathname, search } = useLocation();
  const { partners, suggestion, isSuggested, followSuggestion } = split;
  if (suggestion.status === 'impossible') {
    return (
      <Stack $gap={3}>
        <Notice tone="warning">{checkoutWording.shortfall(suggestion.missingPoints)}</Notice>
        {platform.isKnownPath(paths.partners()) && (
          <ButtonLink
            variant="secondary"
            fullWidth
            to={paths.partners()}
            onClick={() => linkingFor.keep(pathname + search)}
          >
            {partners.length > 0 ? checkoutWording.linkMore : checkoutWording.linkFirst}
          </ButtonLink>
        )}
      </Stack>
    );
  }
  return (
    <Card>
      <Stack $gap={3}>
        <SplitBar checkout={checkout} split={split} />
        <p id={id}>{reasonText(suggestion.reason)}</p>
        {!isSuggested && (
          <Button variant="secondary" aria-describedby={id} onClick={followSuggestion}>
            {checkoutWording.suggest}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
