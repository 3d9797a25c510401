/** How the link of an e-wallet stands, with its drawing. */
export { type LinkResult, ResultDrawing } from './result-drawing';
export { Root, Sentence, Words } from './result.styles';
