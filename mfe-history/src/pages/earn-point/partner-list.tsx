import { List, ListItem, Picture, radius } from '@poku/kit';
import type { EarnPartner } from '../../calls/earn';
import { paths } from '../../paths';
import { rewardWords } from '../../reward-words';

/** Each with what it gives; with its address where nothing is agreed on yet. */
export function PartnerList({ partners }: { readonly partners: readonly EarnPartner[] }) {
  return (
    <List>
      {partners.map(({ id, name, address, reward, image }) => (
        <ListItem
          key={id}
          to={paths.earnPartner(id)}
          title={name}
          note={reward === null ? address || undefined : rewardWords(reward)}
          lead={<Picture src={image} alt="" ratio="1:1" width={40} fit="contain" round={radius.control} />}
        />
      ))}
    </List>
  );
}
