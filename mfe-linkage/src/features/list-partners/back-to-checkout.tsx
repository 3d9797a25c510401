import { checkoutWording } from '@poku/shared/domain';
import { linkingFor } from '@poku/shared/linking';
import { usePlatform } from '@poku/shared/platform';
import { ButtonLink, Notice, Stack } from '@poku/shared/ui';

/** The way back to the checkout that was left to link a partner; nothing for who came from elsewhere. */
export function BackToCheckout() {
  const { isKnownPath } = usePlatform();
  const checkout = linkingFor.read(isKnownPath);
  if (checkout === null) return null;
  return (
    <Stack $gap={3}>
      <Notice tone="info">{checkoutWording.linkedFor}</Notice>
      <ButtonLink to={checkout} variant="secondary" fullWidth>
        {checkoutWording.backToCheckout}
      </ButtonLink>
    </Stack>
  );
}
