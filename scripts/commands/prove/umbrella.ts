import { umbrella } from '../../arguments/program';
import { canary } from './canary';
import { conformance } from './conformance';
import { defects } from './defects';
import { fuzz } from './fuzz';
import { kill } from './kill';
import { leaks } from './leaks';
import { model } from './model';
import { packages } from './packages';
import { simulate } from './simulate';
import { storm } from './storm';
import { takeOver } from './take-over';
import { team } from './team';
import { tamper } from './tamper';
import { texts } from './texts';
import { trouble } from './trouble';
import { versions } from './versions';

/** Whether a promise of the platform holds, tried in more ways than the tests have time for. */
export const prove = umbrella(
  'npm run prove --',
  'Tries whether a promise of the platform holds, in more ways than the tests have time for.',
  [
    simulate,
    kill,
    trouble,
    storm,
    canary,
    model,
    conformance,
    defects,
    tamper,
    takeOver,
    leaks,
    fuzz,
    versions,
    texts,
    packages,
    team,
  ],
);
