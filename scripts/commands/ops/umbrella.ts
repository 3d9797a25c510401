import { umbrella } from '../../arguments/program';
import { biller } from './biller';
import { coupons } from './coupons';
import { campaign, earn, mission } from './earn';
import { ledger } from './ledger';
import { notify } from './notify';
import { orders } from './orders';
import { partner } from './partner';
import { merchant, redeem } from './redeem';
import { security } from './security';
import { settle } from './settle';
import { tickets } from './tickets';
import { topics } from './topics';

/** What operators do, with the settings of the API. */
export const ops = umbrella(
  'npm run ops --',
  'What operators do (docs/operators.md), with the settings of the API; the embedded database must not be in use.',
  [
    orders,
    tickets,
    topics,
    security,
    coupons,
    ledger,
    partner,
    merchant,
    redeem,
    biller,
    earn,
    campaign,
    mission,
    settle,
    notify,
  ],
);
