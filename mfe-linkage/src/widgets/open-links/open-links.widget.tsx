import type { OpenLink } from '@poku/contract';
import { useMember } from '@poku/platform';
import { List, ListItem } from '@poku/kit';
import { paths } from '../../paths';
import { linkingWording } from '../../wording/linking';

/** Where a link is gone on with. */
const wayOf = ({ kind, slug }: OpenLink): string =>
  kind === 'ewallet' ? paths.ewalletBind(slug) : paths.partners();

/** The links that the member began and did not finish, each with the way on (D30). */
export function Widget() {
  const { openLinks = [] } = useMember().customer;
  if (openLinks.length === 0) return null;
  return (
    <List aria-label={linkingWording.openTitle}>
      {openLinks.map((link) => (
        <ListItem
          key={link.slug}
          to={wayOf(link)}
          icon="link"
          title={linkingWording.linkTo(link.name)}
          note={linkingWording.openNote}
        />
      ))}
    </List>
  );
}
