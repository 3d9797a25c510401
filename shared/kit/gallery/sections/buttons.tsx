import { useState } from 'react';
import { Stepper } from '@poku/kit/fields';
import {
  ActionBar,
  Button,
  ButtonLink,
  Grid,
  IconButton,
  Icon,
  space,
  Spinner,
  Stack,
  styled,
  Tabs,
} from '@poku/kit';
import { Sample, Section } from './section';

const tabs = [
  { id: 'raih', label: 'Raih' },
  { id: 'tukar', label: 'Tukar' },
] as const;

/** Has the margins of a page, over which the bar runs. */
const Bottom = styled.div`
  padding: 0 ${space(4)} ${space(8)};
`;

export function ButtonSection() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('raih');
  const [quantity, setQuantity] = useState(1);
  return (
    <Section title="Tombol dan kendali">
      <Sample title="Tombol">
        <Stack $direction="row" $gap={3}>
          <Button>Beli sekarang</Button>
          <Button variant="secondary">Tambah partner</Button>
          <Button variant="text">Lewati</Button>
          <Button variant="danger">Putuskan tautan</Button>
        </Stack>
        <Stack $direction="row" $gap={3}>
          <Button disabled>Beli sekarang</Button>
          <Button variant="secondary" disabled>
            Tambah partner
          </Button>
          <Button busy>Beli sekarang</Button>
          <Button variant="secondary" busy>
            Tambah partner
          </Button>
        </Stack>
        <Button fullWidth>
          <Icon name="wallet" size={20} />
          Selebar kolom
        </Button>
        <ButtonLink to="/tukar" variant="secondary" fullWidth>
          Tautan berupa tombol
        </ButtonLink>
      </Sample>
      <Sample title="Tombol ikon dan penunggu">
        <Stack $direction="row" $gap={2} $align="center">
          <IconButton icon="bell" label="Pemberitahuan" />
          <IconButton icon="heart" filled label="Favorit" />
          <IconButton icon="search" label="Cari" disabled />
          <Spinner />
        </Stack>
      </Sample>
      <Sample title="Jumlah">
        <Stepper label="Jumlah" value={quantity} max={10} onChange={setQuantity} />
      </Sample>
      <Sample title="Bilah tindakan">
        <Grid $columns={1} $wideColumns={2}>
          <Bottom>
            <ActionBar
              label="Total"
              points={15000 * quantity}
              action="Beli"
              onAction={() => setQuantity(1)}
            />
          </Bottom>
          <Bottom>
            <ActionBar
              label="Total"
              points={15000}
              action="Beli"
              problem="Poin kamu kurang 4.000 poin."
              onAction={() => setQuantity(1)}
            />
          </Bottom>
        </Grid>
      </Sample>
      <Sample title="Tab">
        <Tabs label="Jenis riwayat" items={tabs} selectedId={tab} onSelect={setTab}>
          <p>{tab === 'raih' ? 'Poin yang kamu kumpulkan.' : 'Poin yang kamu tukar.'}</p>
        </Tabs>
      </Sample>
    </Section>
  );
}
