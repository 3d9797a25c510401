import type { ApiConfig } from './config/env';
import type { Database } from './db/database';
import type { BillerPort } from './ports/billers';
import type { AdvanceableClock } from './ports/clock';
import type { LiveTimes } from './modules/live/hub';
import type { MessagePort } from './ports/messages';
import type { PartnerPort } from './ports/partners';
import type { ReleasePort } from './ports/releases';
import type { Turns } from './ports/turns';

/** What the modules are made from; the entry point and the tests each build one. */
export interface AppDeps {
  db: Database;
  clock: AdvanceableClock;
  /** The machine's own time, which no sandbox moves; the usual one when it is missing. */
  machineTime?: () => Date;
  config: ApiConfig;
  messages: MessagePort;
  partners: PartnerPort;
  billers: BillerPort;
  /** Keeps the jobs of this process and the sandbox's reset apart. */
  turns: Turns;
  /** True when the site is served over https, which decides the cookie's name and flag (D10). */
  secure: boolean;
  /** How often open pages are told of events; the usual times when it is missing. */
  liveTimes?: LiveTimes;
  /** The releases of the site's channel; read from the site when it is missing. */
  releases?: ReleasePort;
  /** Where log lines go; stdout when it is missing. */
  logStream?: { write(line: string): void };
}
