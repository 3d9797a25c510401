export { historyRows, longHistory } from '../../src/simulation/long-history';
export { benchApi, benchEarn } from './api';
export { benchCatalogue } from './catalogue';
export { benchGuesses } from './guesses';
export { benchHung } from './hung';
export { benchLedger } from './ledger';
export { benchLogin } from './login';
export { benchSettle } from './settle';
export { measureHistory, type HistoryFigures } from './measure-history';
