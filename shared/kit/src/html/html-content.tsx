import { HTML_ATTRIBUTE } from '@poku/contract';
import { MediaBase } from '@poku/kit';
import { useContext, useLayoutEffect, useRef } from 'react';
import { styled } from '../styled';
import { color, font, space } from '../theme';
import { sanitise } from './sanitise';

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

/** Paths of the site lead there from a page that is not ours, beside which they open. */
function leadToSite(fragment: DocumentFragment, base: string) {
  for (const link of fragment.querySelectorAll('a[href^="/"]')) {
    link.setAttribute('href', base + (link.getAttribute('href') ?? ''));
    link.setAttribute('target', '_blank');
  }
}

/** Where pages are painted, no HTML is put in: the early script does, from what is told here. */
const isPainted = typeof document === 'undefined';

export interface HtmlContentProps {
  /** HTML from data: descriptions, terms, answers. It is sanitised here, whatever the server did. */
  readonly html: string;
}

/** Shows HTML from data as text with simple marks. Scripts, styles, pictures and forms are dropped (D42). */
export function HtmlContent({ html }: HtmlContentProps) {
  const ref = useRef<HTMLDivElement>(null);
  const base = useContext(MediaBase);
  useLayoutEffect(() => {
    const fragment = sanitise(html);
    if (base !== '') leadToSite(fragment, base);
    ref.current?.replaceChildren(fragment);
  }, [html, base]);
  return <Text ref={ref} lang="id" {...(isPainted && { [HTML_ATTRIBUTE]: html })} />;
}
