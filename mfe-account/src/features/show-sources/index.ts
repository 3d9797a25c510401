/** Where a member's points come from. */
export { Sources } from './sources';
