/** Links with a secret in their address (D24). */
export { useHiddenToken } from './use-hidden-token';
