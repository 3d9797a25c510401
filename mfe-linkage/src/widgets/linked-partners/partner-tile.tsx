import type { LinkageItem } from '@poku/contract';
import { Link } from '@poku/kit/router';
import { color, font, Icon, linkTile, radius, space, styled, VisuallyHidden } from '@poku/kit';
import { linkageState } from '../../features/list-partners/linkage-state';
import { PartnerLogo } from '../../features/list-partners/partner-logo';
import { paths } from '../../paths';

const Tile = styled(Link)`
  ${linkTile}
  ${font('caption')}
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${space(2)};
  height: 100%;
  padding: ${space(3)} ${space(1)};
  text-align: center;
  overflow-wrap: anywhere;
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const LogoPlace = styled.span`
  position: relative;
`;
const Mark = styled.span`
  position: absolute;
  inset: auto -${space(1.5)} -${space(1.5)} auto;
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  border: 2px solid ${color('card')};
  border-radius: ${radius.pill};
  background: ${color('success')};
  color: ${color('card')};
`;

/** A partner of the dashboard's row; a tick marks a linked one. */
export function PartnerTile({ item }: { readonly item: LinkageItem }) {
  const { name, image, isLinked } = item;
  return (
    <Tile to={paths.partners()}>
      <LogoPlace>
        <PartnerLogo src={image} size={48} />
        {isLinked && (
          <Mark>
            <Icon name="check" size={14} />
          </Mark>
        )}
      </LogoPlace>
      <span>
        {name}
        <VisuallyHidden>{`, ${linkageState(item).label}`}</VisuallyHidden>
      </span>
    </Tile>
  );
}
