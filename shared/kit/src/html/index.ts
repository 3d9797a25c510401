/** Text with marks from data; apart from the kit, because few pages need the sanitiser's weight. */
export { HtmlContent, type HtmlContentProps } from './html-content';
export { HtmlSections, type HtmlSectionsProps } from './html-sections';
