import type { Phase } from '../../arguments/load-parts';

/** What they are called in a report. */
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  cold: 'cold',
  repeat: 'repeated visit',
  worker: 'repeated visit, with all that the site keeps on a device',
  remote: 'after a redeploy of its remote',
  shell: 'after a redeploy of the shell',
  click: 'first click inside the site',
};

/** What is live: as it is, with a line of the measured pages' remotes changed, and with a line of the shell changed beside. */
export const STAGES = ['present', 'remote', 'shell'] as const;
export type Stage = (typeof STAGES)[number];

/** The visits of one browser, in their order. A later one needs those before it. */
export const VISITS = ['cold', 'repeat', 'remote', 'shell'] as const;

/** What is live at a visit. */
export const stageOf = (phase: Phase): Stage => (phase === 'remote' || phase === 'shell' ? phase : 'present');
