import { Caption, font, Stack, styled } from '@poku/kit';

export const title = 'Type';

const Title = styled.p`
  ${font('title', 'bold')}
`;
const Heading = styled.p`
  ${font('heading', 'bold')}
`;

export function Example() {
  return (
    <Stack $gap={2}>
      <Title>Judul besar 26</Title>
      <Heading>Judul bagian 18</Heading>
      <p>Isi 15. Poin kamu dari semua partner, satu saldo.</p>
      <Caption>Keterangan 13. Berlaku sampai 21 Nov 2026.</Caption>
    </Stack>
  );
}
