import { Button, ButtonLink, Icon, Stack } from '@poku/kit';

export const title = 'Button';

export function Example() {
  return (
    <Stack $gap={3}>
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
    </Stack>
  );
}
