import { type RefObject, useEffect, useState } from 'react';
import { color, Disclosure, font, space, styled } from '@poku/kit';
import { legalWording } from '../../wording/legal';

/** Nothing to press on paper. */
const Root = styled.nav`
  @media print {
    display: none;
  }
`;
const Entries = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Entry = styled.button`
  ${font('body')}
  width: 100%;
  min-height: 44px;
  padding: ${space(1)} 0;
  border: 0;
  background: none;
  color: ${color('primary')};
  text-align: start;
  cursor: pointer;
`;

/** What a text is divided by (D42). */
const HEADING = 'h3';

const headingsOf = (article: HTMLElement | null) => [
  ...(article?.querySelectorAll<HTMLElement>(HEADING) ?? []),
];

/** Leads to a heading, which the next Tab goes on from. */
function goTo(heading: HTMLElement | undefined) {
  if (heading === undefined) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}

export interface ContentsProps {
  /** What holds the text, whose headings are listed. */
  readonly article: RefObject<HTMLElement | null>;
  /** The text; another one is listed anew. */
  readonly html: string;
}

/** The headings of a long text, folded, each leading to its place. */
export function Contents({ article, html }: ContentsProps) {
  const [titles, setTitles] = useState<readonly string[]>([]);
  // By then the text is in the page.
  useEffect(
    () => setTitles(headingsOf(article.current).map(({ textContent }) => textContent)),
    [article, html],
  );
  return (
    <Root aria-label={legalWording.contents}>
      <Disclosure title={legalWording.contents}>
        <Entries>
          {titles.map((title, index) => (
            <li key={`${index} ${title}`}>
              <Entry type="button" onClick={() => goTo(headingsOf(article.current)[index])}>
                {title}
              </Entry>
            </li>
          ))}
        </Entries>
      </Disclosure>
    </Root>
  );
}
