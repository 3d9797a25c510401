import { useRevalidator } from '@poku/kit/router';
import { Button, Icon, Stack } from '@poku/kit';
import type { OwnedCoupon } from '../../owned-coupon';
import { revealEndOf } from '../../coupon-state';
import { CodePictures } from '../../features/show-code/code-pictures';
import { CodeText } from '../../features/show-code/code-text';
import { TillButton } from '../../features/show-code/till-button';
import { useCodeShapes } from '../../features/show-code/use-code-shapes';
import { useCopyCode } from '../../features/show-code/use-copy-code';
import { Countdown } from '../../features/show-ticket/countdown';
import { couponsWording } from '../../wording/coupons';

interface OpenCodeProps {
  readonly coupon: OwnedCoupon;
  readonly code: string;
}

/** A code that may be seen: to read, to copy and to scan, and how long it still stands. */
export function OpenCode({ coupon, code }: OpenCodeProps) {
  const { revalidate } = useRevalidator();
  const { textRef, copy } = useCopyCode(code);
  const shapes = useCodeShapes(code);
  const endMs = revealEndOf(coupon);
  const countdown = endMs !== null && <Countdown endMs={endMs} onEnd={() => void revalidate()} />;
  return (
    <Stack $gap={3}>
      <CodeText ref={textRef} code={code} />
      <Stack $gap={1} $align="center">
        {countdown}
        <Button variant="text" onClick={() => void copy()}>
          <Icon name="copy" size={20} />
          {couponsWording.copy}
        </Button>
      </Stack>
      <CodePictures shapes={shapes} />
      <TillButton code={code} name={coupon.name}>
        {countdown}
      </TillButton>
    </Stack>
  );
}
