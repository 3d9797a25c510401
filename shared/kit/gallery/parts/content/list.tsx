import { Badge, List, ListItem, Picture } from '@poku/kit';

export const title = 'List';

export function Example() {
  return (
    <List>
      <ListItem
        icon="profile"
        title="Pengaturan Profil"
        note="Nama, email, tanggal lahir"
        to="/change-profil"
      />
      <ListItem
        lead={<Picture src="/media/partners/nusapoin.svg" alt="" ratio="1:1" width={40} />}
        title="NusaPoin"
        note="20.000 poin"
        end={<Badge $tone="success">Terhubung</Badge>}
      />
      <ListItem icon="logout" title="Keluar" onClick={() => undefined} />
    </List>
  );
}
