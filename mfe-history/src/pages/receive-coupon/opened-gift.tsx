import { commonWording } from '@poku/domain/wording/common';
import { useSession } from '@poku/platform';
import { Button, ButtonLink, EmptyState, focusWidth, Notice, Skeleton, Stack, styled } from '@poku/kit';
import { GiftCode, giftCodeWording } from '../../calls/gifts';
import { paths } from '../../paths';
import { couponsWording } from '../../wording/coupons';
import { GiftCard } from './gift-card';
import { GuestWays } from './guest-ways';
import { NoGift } from './no-gift';
import { ReceiveButton } from './receive-button';
import { useGift } from './use-gift';

const Root = styled(Stack)`
  max-width: ${focusWidth};
  margin: 0 auto;
`;

/** What a link gives, what became of it, and the way on. */
export function OpenedGift({ token }: { readonly token: string }) {
  const { status } = useSession();
  const { result, setResult, again } = useGift(token, status);
  if (result.status === 'running') return <Skeleton shape="list" />;
  if (result.status === 'failed')
    return (
      <div role="alert">
        <EmptyState
          drawing="broken"
          text={result.message}
          action={<Button onClick={again}>{commonWording.retry}</Button>}
        />
      </div>
    );
  if (result.status === 'closed') return <NoGift text={result.message} />;
  const { gift } = result;
  return (
    <Root>
      <GiftCard gift={gift} />
      {gift.isOwn && (
        <Stack $gap={3}>
          <Notice tone="info">{giftCodeWording[GiftCode.own]}</Notice>
          <ButtonLink variant="secondary" fullWidth to={paths.myCoupons()}>
            {couponsWording.toCoupons}
          </ButtonLink>
        </Stack>
      )}
      {!gift.isOwn && status === 'member' && <ReceiveButton token={token} onClosed={setResult} />}
      {!gift.isOwn && status === 'guest' && <GuestWays />}
    </Root>
  );
}
