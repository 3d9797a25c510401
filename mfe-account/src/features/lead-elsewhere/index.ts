/** The line below a form for who came to the wrong one. */
export { ElsewhereLink, type ElsewhereLinkProps } from './elsewhere-link';
