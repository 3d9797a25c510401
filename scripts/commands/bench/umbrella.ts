import { umbrella } from '../../arguments/program';
import { api, earn } from './api';
import { catalogue } from './catalogue';
import { embed } from './embed';
import { guesses } from './guesses';
import { history } from './history';
import { hung } from './hung';
import { ledger } from './ledger';
import { list } from './list';
import { load } from './load';
import { login } from './login';
import { notices } from './notices';
import { remotes } from './remotes';
import { save } from './save';
import { settle } from './settle';

/** How long something takes, and whether that is within its limits. */
export const bench = umbrella(
  'npm run bench --',
  'Measures how long something takes, and whether it is within its limits.',
  [
    api,
    catalogue,
    earn,
    embed,
    guesses,
    history,
    hung,
    ledger,
    list,
    load,
    login,
    notices,
    remotes,
    save,
    settle,
  ],
);
