import { run } from '../arguments/program';
import { ops } from './ops/umbrella';

await run(ops);
