#!/usr/bin/env node
/** The command of a team's repository. Its settings are TypeScript, so what reads them comes first. */
import { existsSync } from 'node:fs';
import { register } from 'tsx/esm/api';

if (existsSync('tsconfig.json')) process.env.TSX_TSCONFIG_PATH ??= 'tsconfig.json';
register();
await import('../cli/poku.js');
