import type { Checkout, PartnerPoints } from '@poku/shared/contract';
import {
  checkoutWording,
  formatPoints,
  formatRecent,
  formatRupiah,
  OWN_POINTS_PARTNER_ID,
} from '@poku/shared/domain';
import { color, font, List, ListItem, Picture, radius, space, Stack, styled } from '@poku/shared/ui';
import { type ReactNode, useId } from 'react';

const GroupTitle = styled.h3`
  ${font('caption', 'bold')}
  color: ${color('inkMuted')};
  letter-spacing: 0.04em;
`;
const Rows = styled(List)`
  margin-top: ${space(2)};
`;

function Source({ source, usedPoints }: { readonly source: PartnerPoints; readonly usedPoints: number }) {
  const { name, image, kind, balance, points, exchangeRate, message, readAt } = source;
  const isOwn = source.partnerId === OWN_POINTS_PARTNER_ID;
  const later =
    exchangeRate === '' ? checkoutWording.sourceLater : `${exchangeRate}. ${checkoutWording.sourceLater}`;
  const note = isOwn ? checkoutWording.used(usedPoints) : later;
  const problem = readAt === null ? message : checkoutWording.sourceOld(message, formatRecent(readAt));
  return (
    <ListItem
      title={name}
      note={message === '' ? note : problem}
      lead={<Picture src={image} alt="" ratio="1:1" width={40} fit="contain" round={radius.control} />}
      end={kind === 'ewallet' ? formatRupiah(balance) : formatPoints(points)}
    />
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <GroupTitle id={id}>{title}</GroupTitle>
      <Rows>{children}</Rows>
    </section>
  );
}

/** The sources in the groups of [C] §4. Own points pay; the others are shown as they are. */
export function PaymentSources({ checkout }: { readonly checkout: Checkout }) {
  const { sources, ownPoints, totalPoints } = checkout;
  const rows = (kind: PartnerPoints['kind']) =>
    sources
      .filter((source) => source.kind === kind)
      .map((source) => (
        <Source key={source.partnerId} source={source} usedPoints={Math.min(ownPoints, totalPoints)} />
      ));
  const points = rows('loyalty');
  const wallets = rows('ewallet');
  return (
    <Stack $gap={3}>
      {points.length > 0 && <Group title={checkoutWording.groupOwn}>{points}</Group>}
      {wallets.length > 0 && <Group title={checkoutWording.groupEwallet}>{wallets}</Group>}
    </Stack>
  );
}
