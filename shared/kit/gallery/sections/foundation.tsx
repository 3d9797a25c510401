import {
  color,
  type ColorName,
  Drawing,
  type DrawingName,
  font,
  Grid,
  Icon,
  type IconName,
  Points,
  PointMark,
  radius,
  space,
  Stack,
  styled,
} from '@poku/kit';
import { Sample, Section } from './section';

const colors: readonly { readonly name: ColorName; readonly label: string }[] = [
  { name: 'ink', label: 'Tinta' },
  { name: 'inkMuted', label: 'Tinta redup' },
  { name: 'primary', label: 'Utama' },
  { name: 'primaryPressed', label: 'Utama ditekan' },
  { name: 'primarySoft', label: 'Utama lembut' },
  { name: 'header', label: 'Kepala halaman' },
  { name: 'points', label: 'Poin' },
  { name: 'success', label: 'Berhasil' },
  { name: 'warning', label: 'Perhatian' },
  { name: 'error', label: 'Salah' },
  { name: 'info', label: 'Informasi' },
  { name: 'line', label: 'Garis' },
];
const icons: readonly IconName[] = [
  'home',
  'swap',
  'coupon',
  'history',
  'profile',
  'back',
  'close',
  'chevron',
  'chevron-down',
  'eye',
  'eye-off',
  'heart',
  'plus',
  'minus',
  'search',
  'filter',
  'bell',
  'check',
  'warning',
  'info',
  'logout',
  'link',
  'wallet',
  'gift',
  'help',
  'copy',
];
const drawings: readonly DrawingName[] = ['coupon', 'history', 'search', 'offline', 'broken', 'not-found'];

const Swatch = styled.div<{ $color: ColorName }>`
  height: 48px;
  border: 1px solid ${color('line')};
  border-radius: ${radius.control};
  background: ${({ $color }) => color($color)};
`;
const Caption = styled.p`
  ${font('caption')}
`;
const Title = styled.p`
  ${font('title', 'bold')}
`;
const Heading = styled.p`
  ${font('heading', 'bold')}
`;
const IconRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  color: ${color('primary')};
`;

export function FoundationSection() {
  return (
    <Section title="Dasar">
      <Sample title="Warna">
        <Grid $columns={3} $wideColumns={6}>
          {colors.map(({ name, label }) => (
            <div key={name}>
              <Swatch $color={name} />
              <Caption>{label}</Caption>
            </div>
          ))}
        </Grid>
      </Sample>
      <Sample title="Huruf">
        <Stack $gap={2}>
          <Title>Judul besar 26</Title>
          <Heading>Judul bagian 18</Heading>
          <p>Isi 15. Poin kamu dari semua partner, satu saldo.</p>
          <Caption>Keterangan 13. Berlaku sampai 21 Nov 2026.</Caption>
        </Stack>
      </Sample>
      <Sample title="Ikon">
        <IconRow>
          {icons.map((name) => (
            <Icon key={name} name={name} />
          ))}
          <Icon name="heart" filled />
          <PointMark size={24} />
        </IconRow>
      </Sample>
      <Sample title="Gambar keadaan">
        <Grid $columns={2} $wideColumns={6}>
          {drawings.map((name) => (
            <Drawing key={name} name={name} width={150} />
          ))}
        </Grid>
      </Sample>
      <Sample title="Poin">
        <Stack $gap={2} $align="start">
          <Points value={1250000} size="title" />
          <Points value={15000} size="heading" />
          <Points value={500} />
          <Points value={60} size="caption" />
          <Points value={null} />
        </Stack>
      </Sample>
    </Section>
  );
}
