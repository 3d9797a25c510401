import { List, ListItem, Picture, radius } from '@poku/kit';
import type { EarnPartner } from '../../calls/earn';
import { paths } from '../../paths';

export function PartnerList({ partners }: { readonly partners: readonly EarnPartner[] }) {
  return (
    <List>
      {partners.map(({ id, name, address, image }) => (
        <ListItem
          key={id}
          to={paths.earnPartner(id)}
          title={name}
          note={address === '' ? undefined : address}
          lead={<Picture src={image} alt="" ratio="1:1" width={40} fit="contain" round={radius.control} />}
        />
      ))}
    </List>
  );
}
