/** A module of our own around the shared one, so that its chunk has a file, and with it an integrity. */
export { HtmlContent } from '@poku/kit/html';
