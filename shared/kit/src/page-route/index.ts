export { pageHandlers } from './page-handlers';
