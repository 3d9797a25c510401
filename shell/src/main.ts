import { createFederation } from './remotes/federation';
import { startShell } from './start';

startShell(createFederation);
