import type { ReactNode } from 'react';
import type { LinkablePartner } from '@poku/flows/linking/calls/partners';
import { Points, styled } from '@poku/kit';
import { useBalances } from '../../features/list-partners/use-balances';
import { ResultDrawing, Root, Sentence } from '../../features/show-result';
import { linkingWording } from '../../wording/linking';

/** As high as the points, while they are read. */
const Balance = styled.p`
  min-height: 2rem;
`;

interface AlreadyLinkedProps {
  readonly item: LinkablePartner;
  /** The way on. */
  readonly children: ReactNode;
}

/** Nothing is to be linked: says so, with the points that are there. */
export function AlreadyLinked({ item, children }: AlreadyLinkedProps) {
  const points = useBalances(true)?.get(item.partnerId);
  return (
    <Root>
      <ResultDrawing status="linked" />
      <Sentence>{linkingWording.alreadyLinked(item.name)}</Sentence>
      <Balance>{points !== undefined && <Points value={points} size="heading" />}</Balance>
      {children}
    </Root>
  );
}
