import { linkingFor } from '@poku/flows/linking';
import { usePlatform } from '@poku/platform';
import { ButtonLink, Notice, Stack } from '@poku/kit';
import { waitingCheckoutWording } from '../../wording/checkout';

/** The way back to the checkout that was left to link a partner; nothing for who came from elsewhere. */
export function BackToCheckout() {
  const { isKnownPath } = usePlatform();
  const checkout = linkingFor.read(isKnownPath);
  if (checkout === null) return null;
  return (
    <Stack $gap={3}>
      <Notice tone="info">{waitingCheckoutWording.linkedFor}</Notice>
      <ButtonLink to={checkout} variant="secondary" fullWidth>
        {waitingCheckoutWording.backToCheckout}
      </ButtonLink>
    </Stack>
  );
}
