import { Link } from '@poku/kit/router';
import type { ReactNode } from 'react';
import {
  Caption,
  color,
  font,
  Icon,
  type IconName,
  linkTile,
  radius,
  space,
  styled,
  touchTarget,
} from '@poku/kit';

const Root = styled(Link)`
  ${linkTile}
  display: flex;
  align-items: center;
  gap: ${space(4)};
  height: 100%;
  padding: ${space(4)};
  > svg {
    flex: none;
    color: ${color('inkMuted')};
  }
`;
const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${touchTarget};
  height: ${touchTarget};
  border-radius: ${radius.control};
  background: ${color('primarySoft')};
  color: ${color('primary')};
`;
const Words = styled.span`
  display: grid;
  flex: 1;
  gap: ${space(1)};
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Name = styled.span`
  ${font('heading', 'bold')}
`;
const State = styled.span`
  ${font('caption', 'bold')}
  color: ${color('primary')};
`;

export interface OptionCardProps {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
  readonly note: string;
  /** How many are linked; `null` when it is not known. */
  readonly state: ReactNode;
}

/** One of the two ways to more points: the whole card leads there. */
export function OptionCard({ to, icon, name, note, state }: OptionCardProps) {
  return (
    <Root to={to}>
      <Sign>
        <Icon name={icon} />
      </Sign>
      <Words>
        <Name>{name}</Name>
        <Caption as="span">{note}</Caption>
        {state !== null && <State>{state}</State>}
      </Words>
      <Icon name="chevron" size={20} />
    </Root>
  );
}
