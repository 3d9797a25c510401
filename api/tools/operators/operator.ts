import { userInfo } from 'node:os';
import type { Operator } from '../../src/modules/operators/act.repository';

/** Who runs a command: the name given, or else the one they are logged in with. */
export const operatorOf = (by: string | undefined): Operator => {
  const machineLogin = userInfo().username;
  return { name: (by ?? machineLogin).trim(), machineLogin };
};
