import type { LinkageItem } from '@poku/shared/contract';
import { linkageWording } from '@poku/shared/domain';
import { Badge, EmptyState, font, List, ListItem, space, styled } from '@poku/shared/ui';
import { linkageState } from './linkage-state';
import { PartnerLogo } from './partner-logo';

const Head = styled.span`
  ${font('body', 'bold')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
`;

/** Wraps its words when the text is large. */
const State = styled(Badge)`
  white-space: normal;
`;

/** Partners or e-wallets with how far each is linked, row by row. */
export function StateList({
  kind,
  items,
}: {
  readonly kind: 'partner' | 'e-wallet';
  readonly items: readonly LinkageItem[];
}) {
  const isPartner = kind === 'partner';
  if (items.length === 0) {
    const text = isPartner ? linkageWording.partnersEmpty : linkageWording.ewalletsEmpty;
    return <EmptyState drawing="search" text={text} />;
  }
  return (
    <List aria-label={isPartner ? linkageWording.partnersTitle : linkageWording.ewalletsTitle}>
      {items.map((item) => {
        const { label, tone } = linkageState(item);
        return (
          <ListItem
            key={item.partnerId}
            lead={<PartnerLogo src={item.image} size={40} />}
            title={
              <Head>
                {item.name}
                <State $tone={tone}>{label}</State>
              </Head>
            }
            note={item.description === '' ? undefined : item.description}
          />
        );
      })}
    </List>
  );
}
