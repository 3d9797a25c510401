export { developUntilEnded } from './until-ended';
