#!/usr/bin/env node
/** The command of a team's repository. Its settings are TypeScript, so what reads them comes first; in the platform's own, so is this. */
import { existsSync } from 'node:fs';
import { register } from 'tsx/esm/api';

const source = new URL('../src/cli/poku.ts', import.meta.url);
const program = existsSync(source) ? source : new URL('../cli/poku.js', import.meta.url);
if (existsSync('tsconfig.json')) process.env.TSX_TSCONFIG_PATH ??= 'tsconfig.json';
register();
await import(program.href);
