import createDOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import { styled } from '../styled';
import { color, font, space } from '../theme';

/** Tags that texts from data may have; everything else loses its tag and keeps its words (D42). */
const ALLOWED_TAGS = ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a', 'h3', 'h4'];
/** Links may lead to web pages, mail and this site. */
const ALLOWED_URI = /^(?:https:|mailto:|\/(?![/\\]))/i;

const Text = styled.div`
  ${font('body')}
  max-width: 70ch;
  overflow-wrap: anywhere;
  > * + * {
    margin-top: ${space(2)};
  }
  h3,
  h4 {
    ${font('body', 'bold')}
  }
  * + h3,
  * + h4 {
    margin-top: ${space(5)};
  }
  ul,
  ol {
    padding-inline-start: ${space(5)};
  }
  li + li {
    margin-top: ${space(1)};
  }
  a {
    color: ${color('primary')};
  }
`;

const purify = createDOMPurify(window);
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  node.setAttribute('rel', 'noopener noreferrer');
  if (node.getAttribute('href')?.startsWith('https:')) node.setAttribute('target', '_blank');
});

/** Props of `HtmlContent`. */
export interface HtmlContentProps {
  /** HTML from data: descriptions, terms, answers. It is sanitised here, whatever the server did. */
  readonly html: string;
}

/** Shows HTML from data as text with simple marks. Scripts, styles, pictures and forms are dropped (D42). */
export function HtmlContent({ html }: HtmlContentProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fragment = purify.sanitize(html, {
      ALLOWED_TAGS,
      ALLOWED_ATTR: ['href'],
      ALLOWED_URI_REGEXP: ALLOWED_URI,
      RETURN_DOM_FRAGMENT: true,
    });
    ref.current?.replaceChildren(fragment);
  }, [html]);
  return <Text ref={ref} />;
}
