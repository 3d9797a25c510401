import { Caption, Section } from '@poku/kit';

export const title = 'Section';

export function Example() {
  return (
    <Section title="Kupon Ku" more={{ to: '/raih', label: 'Lihat Semua' }}>
      <Caption>Kupon yang kamu tukar akan tampil di sini.</Caption>
    </Section>
  );
}
