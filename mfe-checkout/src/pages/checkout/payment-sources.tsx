import { Button, color, font, List, space, Stack, styled, VisuallyHidden } from '@poku/kit';
import { type ReactNode, useId, useState } from 'react';
import { checkoutWording } from '../../wording/checkout';
import type { Checkout, PaymentSource } from './checkout';
import { AmountField } from './amount-field';
import { colorOf } from './share-colors';
import { MorePointsDialog } from './more-points-dialog';
import { SourceCard } from './source-card';
import type { Split } from './use-split';
import { pointsNeededBeside } from './split-problem';
import { isOwnSource, pointsFrom } from './suggest-split';

const GroupTitle = styled.h3`
  ${font('caption', 'bold')}
  color: ${color('inkMuted')};
  letter-spacing: 0.04em;
`;
const Rows = styled(List)`
  margin-top: ${space(2)};
`;

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <GroupTitle id={id}>{title}</GroupTitle>
      <Rows>{children}</Rows>
    </section>
  );
}

/** The sources in the groups of [C] §4; own points pay first, the others what the member says. */
export function PaymentSources({ checkout, split }: { readonly checkout: Checkout; readonly split: Split }) {
  const { sources, totalPoints } = checkout;
  const [refused, setRefused] = useState<{ readonly name: string; readonly neededPoints: number } | null>(
    null,
  );

  const set = ({ partnerId }: PaymentSource, points: number) => split.set(partnerId, points);
  const choose = (source: PaymentSource, points: number, take = set) => {
    const isWallet = source.kind === 'ewallet' && points > 0;
    const neededPoints = isWallet ? pointsNeededBeside(source, totalPoints, sources) : undefined;
    if (neededPoints === undefined) take(source, points);
    else setRefused({ name: source.name, neededPoints });
  };

  const isAll = (source: PaymentSource): boolean =>
    pointsFrom(split.shares, source.partnerId) === split.allOf(source);

  /** Without a bar nothing has a colour. */
  const shareColor = ({ partnerId }: PaymentSource) =>
    split.isOwnEnough ? undefined : colorOf(sources, partnerId);

  const partners = (kind: PaymentSource['kind']) =>
    split.partners
      .filter((source) => source.kind === kind)
      .map((source) => (
        <SourceCard
          key={source.partnerId}
          source={source}
          shareColor={shareColor(source)}
          action={
            <Button
              variant="text"
              aria-disabled={isAll(source)}
              onClick={() => !isAll(source) && choose(source, split.allOf(source), split.takeAllOf)}
            >
              {checkoutWording.takeAll}
              <VisuallyHidden> {checkoutWording.pointsOf(source.name)}</VisuallyHidden>
            </Button>
          }
        >
          <AmountField
            source={source}
            points={pointsFrom(split.shares, source.partnerId)}
            decreased={split.decreased(source)}
            increased={split.increased(source)}
            onChange={(points) => choose(source, points)}
          />
        </SourceCard>
      ));

  const own = sources.filter(isOwnSource).map((source) => (
    <SourceCard key={source.partnerId} source={source} shareColor={shareColor(source)}>
      <p>{checkoutWording.used(split.ownPoints)}</p>
    </SourceCard>
  ));
  const points = [...own, ...partners('loyalty')];
  const wallets = partners('ewallet');

  return (
    <Stack $gap={3}>
      {points.length > 0 && <Group title={checkoutWording.groupOwn}>{points}</Group>}
      {wallets.length > 0 && <Group title={checkoutWording.groupEwallet}>{wallets}</Group>}
      {refused !== null && <MorePointsDialog {...refused} onClose={() => setRefused(null)} />}
    </Stack>
  );
}
