import { Link, type To } from '@poku/shared/router';
import { font, space, Stack, styled, touchTarget } from '@poku/shared/ui';
import { type ReactNode, useId } from 'react';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(3)};
`;
const Title = styled.h2`
  ${font('heading', 'bold')}
`;
const More = styled(Link)`
  ${font('body', 'bold')}
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  text-decoration: none;
`;

export interface SectionProps {
  readonly title: string;
  readonly more?: { readonly to: To; readonly label: string };
  readonly children: ReactNode;
}

export function Section({ title, more, children }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" $gap={3} aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        {more && (
          <More to={more.to} aria-label={`${more.label}: ${title}`}>
            {more.label}
          </More>
        )}
      </Head>
      {children}
    </Stack>
  );
}
