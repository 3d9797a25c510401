export { develop } from './develop';
export { developUntilEnded } from './until-ended';
