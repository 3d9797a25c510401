import { type ReactNode, useId } from 'react';
import { Link, type To } from '../own-router';
import { styled } from '../styled';
import { font, textLink, touchTarget } from '../theme';
import { Stack } from './stack';

const Title = styled.h2`
  ${font('heading', 'bold')}
`;
const More = styled(Link)`
  ${font('body', 'bold')}
  ${textLink}
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
`;

const Ways = styled.div`
  display: flex;
  align-items: center;
`;

export interface SectionProps {
  readonly title: string;
  /** Where all of it stands; screen readers hear the title after the label. */
  readonly more?: { readonly to: To; readonly label: string };
  /** Buttons that work on the part, at the end of its heading. */
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page under its own heading, named by it. */
export function Section({ title, more, controls, children }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" $gap={2} aria-labelledby={id}>
      <Stack $direction="row" $align="center" $justify="space-between" $gap={1}>
        <Title id={id} part="heading">
          {title}
        </Title>
        {(more !== undefined || controls !== undefined) && (
          <Ways>
            {more !== undefined && (
              <More to={more.to} aria-label={`${more.label}: ${title}`}>
                {more.label}
              </More>
            )}
            {controls}
          </Ways>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
