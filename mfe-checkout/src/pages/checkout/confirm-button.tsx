import { checkoutWording } from '@poku/shared/domain';
import { SubmitButton } from '@poku/shared/ui/forms';

export function ConfirmButton({ isExpired }: { readonly isExpired: boolean }) {
  return (
    <SubmitButton needsValid disabled={isExpired}>
      {checkoutWording.otpConfirm}
    </SubmitButton>
  );
}
