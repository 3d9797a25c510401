/** Texts that the operators keep: about, terms, privacy policy ([C] §2). */
export { readText } from './read-text';
export { TextBody, type TextBodyProps } from './text-body';
