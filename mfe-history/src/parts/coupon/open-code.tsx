import { useRevalidator } from '@poku/kit/router';
import { Button, Caption, Icon, Stack } from '@poku/kit';
import type { OwnedCoupon } from '../../owned-coupon';
import { revealEndOf } from '../../coupon-state';
import { CodeText } from '../../features/show-code/code-text';
import { useCopyCode } from '../../features/show-code/use-copy-code';
import { Countdown } from '../../features/show-ticket/countdown';
import { useFocusHeir } from '../../use-focus-heir';
import { couponsWording } from '../../wording/coupons';
import { TillCode } from './till-code';

interface OpenCodeProps {
  readonly coupon: OwnedCoupon;
  readonly code: string;
  /** Where the focus goes when the code leaves with it. */
  readonly focusHeir: () => HTMLElement | null;
}

/** A code that may be seen: to read, to copy, to scan at a till, and how long it still stands. */
export function OpenCode({ coupon, code, focusHeir }: OpenCodeProps) {
  const { revalidate } = useRevalidator();
  const { textRef, copy } = useCopyCode(code);
  const part = useFocusHeir(focusHeir);
  const isOnline = coupon.useChannel === 'online';
  const endMs = revealEndOf(coupon);
  const countdown = endMs !== null && <Countdown endMs={endMs} onEnd={() => void revalidate()} />;
  return (
    <Stack ref={part} $gap={3}>
      <CodeText ref={textRef} code={code} />
      <Stack $gap={1} $align="center">
        {countdown}
        <Button variant={isOnline ? 'primary' : 'text'} fullWidth={isOnline} onClick={() => void copy()}>
          <Icon name="copy" size={20} />
          {couponsWording.copy}
        </Button>
      </Stack>
      {isOnline ? (
        <Caption>{couponsWording.pasteOnline}</Caption>
      ) : (
        <TillCode code={code} coupon={coupon}>
          {countdown}
        </TillCode>
      )}
    </Stack>
  );
}
