export { tabText, type TabText, tabValue, type TabValue } from './tab-value';
