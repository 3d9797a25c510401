import { runTrial } from '../arguments/program';
import { bench } from './bench/umbrella';

await runTrial(bench);
