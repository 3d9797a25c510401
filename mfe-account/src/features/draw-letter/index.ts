/** Pages that the link of an e-mail leads to. */
export { Letter, type LetterProps } from './letter';
