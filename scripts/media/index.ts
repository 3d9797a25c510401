export { drawMedia, generateMedia } from './generate';
