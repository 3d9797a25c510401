export { generateMedia } from './generate';
