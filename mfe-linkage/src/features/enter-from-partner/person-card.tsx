import type { PartnerEntry } from '@poku/contract';
import { maskPhone } from '@poku/domain/phone';
import { Caption, Card, color, font, Icon, radius, space, styled, tabularNumbers } from '@poku/kit';
import { entryWording } from '../../wording/entry';

const Row = styled(Card)`
  display: flex;
  align-items: center;
  gap: ${space(4)};
`;
const Face = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 48px;
  height: 48px;
  border-radius: ${radius.pill};
  background: ${color('primarySoft')};
  color: ${color('primary')};
`;
const Words = styled.div`
  display: grid;
  min-width: 0;
`;
const Name = styled.p`
  ${font('heading', 'bold')}
  overflow-wrap: anywhere;
`;
const Phone = styled.p`
  ${tabularNumbers}
`;

/** Whose account it goes on with (D28): the name, and the number the partner knows, masked. */
export function PersonCard({ entry }: { readonly entry: PartnerEntry }) {
  return (
    <Row>
      <Face>
        <Icon name="profile" />
      </Face>
      <Words>
        {entry.name !== '' && <Name>{entry.name}</Name>}
        <Phone>{maskPhone(entry.phone)}</Phone>
        <Caption>{entryWording.phoneAt(entry.partnerName)}</Caption>
      </Words>
    </Row>
  );
}
