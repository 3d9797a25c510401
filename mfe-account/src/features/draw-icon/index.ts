/** Icons that the kit does not have. */
export { LineIcon } from './line-icon';
