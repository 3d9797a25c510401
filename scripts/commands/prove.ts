import { runTrial } from '../arguments/program';
import { prove } from './prove/umbrella';

await runTrial(prove);
