import { color, font, space, styled } from '@poku/kit';
import { Link } from '@poku/kit/router';
import { Code } from './code';
import type { Part } from './catalogue';
import type { Look } from './looks';
import { Preview } from './preview';

/** What puts examples beside each other. */
const HELPERS: ReadonlySet<string> = new Set(['Grid', 'Stack']);
/** From this width the code stands beside the example. */
const beside = '@media (min-width: 1280px)';

const Root = styled.article`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(5)};
  border-top: 1px solid ${color('line')};
`;
const Title = styled.h3`
  ${font('heading', 'bold')}
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
const Both = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;
  ${beside} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
  }
  @media (min-width: 1680px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 38rem);
  }
`;
const Uses = styled.dl`
  display: grid;
  gap: ${space(1)};
  max-width: 70ch;
  dt {
    ${font('caption', 'bold')}
    display: inline;
  }
  dd {
    ${font('caption')}
    display: inline;
    margin-inline-start: ${space(2)};
    color: ${color('inkMuted')};
  }
`;

interface PartViewProps {
  readonly part: Part;
  readonly look: Look;
  readonly search: string;
}

/** A part: what the kit says of it, its states, and the code of them. */
export function PartView({ part, look, search }: PartViewProps) {
  const { title, path, uses, source } = part;
  return (
    <Root aria-label={title}>
      <Title>
        <Link to={{ pathname: `/${path}`, search }}>{title}</Link>
      </Title>
      <Uses>
        {uses
          .filter(({ name, doc }) => doc !== '' && !HELPERS.has(name))
          .map(({ name, doc }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{doc}</dd>
            </div>
          ))}
      </Uses>
      <Both>
        <Preview key={`${path} ${look.tema} ${look.mode}`} part={part} look={look} />
        <Code title={title} file={`gallery/parts/${path}.tsx`} source={source} />
      </Both>
    </Root>
  );
}
