import { HtmlContent } from '@poku/kit/html';

/** The text itself. A module of its own, because only who reads a text fetches the sanitiser. */
export function LegalHtml({ html }: { readonly html: string }) {
  return <HtmlContent html={html} />;
}
