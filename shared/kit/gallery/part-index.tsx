import { useState } from 'react';
import { Caption, color, font, forcedColours, radius, space, styled } from '@poku/kit';
import { TextField } from '@poku/kit/fields';
import { Link } from '@poku/kit/router';
import { isAbout, sections } from './catalogue';

const Root = styled.nav`
  display: grid;
  gap: ${space(4)};
  align-content: start;
`;
const Section = styled.div`
  display: grid;
  gap: ${space(0.5)};
`;
const List = styled.ul`
  display: grid;
  list-style: none;
`;
const Way = styled(Link)<{ readonly $isSection?: boolean }>`
  ${({ $isSection = false }) => font('body', $isSection ? 'bold' : 'regular')}
  display: block;
  padding: ${space(1.5)} ${space(3)};
  border-radius: ${radius.control};
  color: ${({ $isSection = false }) => color($isSection ? 'ink' : 'inkMuted')};
  text-decoration: none;
  &:hover {
    background: ${color('primarySoft')};
  }
  &[aria-current='page'] {
    background: ${color('primarySoft')};
    color: ${color('primary')};
    ${forcedColours} {
      text-decoration: underline;
    }
  }
`;

interface PartIndexProps {
  /** Of the page, without the first slash. */
  readonly path: string;
  /** Of the links, with its question mark. */
  readonly search: string;
}

/** All sections and parts, and a box that leaves those of which it says something. */
export function PartIndex({ path, search }: PartIndexProps) {
  const [words, setWords] = useState('');
  const way = (to: string) => ({
    to: { pathname: `/${to}`, search },
    'aria-current': path === to ? ('page' as const) : undefined,
  });
  const found = sections
    .map((section) => ({
      ...section,
      parts: section.parts.filter((part) => isAbout(part, `${words}`)),
    }))
    .filter(({ parts }) => parts.length > 0);
  return (
    <Root aria-label="Parts">
      <TextField label="Filter" placeholder="Button, OTP, skeleton …" value={words} onChange={setWords} />
      {words === '' && (
        <Way {...way('')} $isSection>
          Everything
        </Way>
      )}
      {found.map(({ id, title, parts }) => (
        <Section key={id}>
          <Way {...way(id)} $isSection>
            {title}
          </Way>
          <List>
            {parts.map((part) => (
              <li key={part.path}>
                <Way {...way(part.path)}>{part.title}</Way>
              </li>
            ))}
          </List>
        </Section>
      ))}
      {found.length === 0 && <Caption role="status">No part is called so.</Caption>}
    </Root>
  );
}
