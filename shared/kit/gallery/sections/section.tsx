import { type ReactNode } from 'react';
import { color, font, space, Stack, styled } from '@poku/kit';

const Root = styled.section`
  margin-top: ${space(8)};
  padding-top: ${space(6)};
  border-top: 1px solid ${color('line')};
`;
const Title = styled.h2`
  ${font('title', 'bold')}
  margin-bottom: ${space(4)};
`;
const Name = styled.h3`
  ${font('heading', 'bold')}
`;

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  return (
    <Root>
      <Title>{title}</Title>
      <Stack $gap={6}>{children}</Stack>
    </Root>
  );
}

/** One part with its name. */
export function Sample({ title, children }: SectionProps) {
  return (
    <Stack $gap={3}>
      <Name>{title}</Name>
      {children}
    </Stack>
  );
}
