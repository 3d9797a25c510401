import type { BrowserContext } from 'playwright-core';
import type { Phase, Speed } from '../../arguments/load-parts';
import { measureClick } from './click';
import type { Figures } from './figures';
import { type BenchedPage } from './pages';
import { stageOf, VISITS } from './phases';
import { measurePress } from './press';
import { settleIn } from './settle-in';
import type { ServedSite } from './sites';
import { measureVisit } from './visit';

/** What a turn is made with. */
export interface Turn {
  readonly site: ServedSite;
  readonly page: BenchedPage;
  readonly speed: Speed;
  readonly phases: readonly Phase[];
  /** Whether the site has a service worker. */
  readonly hasWorker: boolean;
  /** A fresh profile. @param hasWorker whether a service worker may be registered in it. Default false */
  readonly profile: (hasWorker?: boolean) => Promise<BrowserContext>;
}

/** The visits of a browser from the first to the last one that is wanted; those between are needed, but for a repeated one. */
const visitsOf = (phases: readonly Phase[]): readonly (typeof VISITS)[number][] => {
  const last = VISITS.findLastIndex((visit) => phases.includes(visit));
  return VISITS.slice(0, last + 1).filter((visit) => visit !== 'repeat' || phases.includes(visit));
};

type Measured = Map<Phase, Partial<Figures>>;

/** Nobody touches the pages. */
const visit = async ({ site, page, speed, phases, profile }: Turn, measured: Measured): Promise<void> => {
  const visits = visitsOf(phases);
  if (visits.length === 0) return;
  const context = await profile();
  for (const phase of visits) {
    site.show(stageOf(phase));
    measured.set(phase, await measureVisit(context, site.url + page.path, page.content, speed, site.traffic));
  }
  site.show('present');
  await context.close();
};

/** A first visit lasted until the device has all that the site keeps on it, its worker too. */
const visitSettled = async (turn: Turn, measured: Measured): Promise<void> => {
  const { site, page, speed, phases, profile, hasWorker } = turn;
  if (!phases.includes('worker')) return;
  const context = await profile(hasWorker);
  const url = site.url + page.path;
  if (hasWorker) await settleIn(context, url, page.isMember);
  else await measureVisit(context, url, page.content, speed, site.traffic);
  measured.set('worker', await measureVisit(context, url, page.content, speed, site.traffic));
  await context.close();
};

/** Somebody presses as soon as there is something to press. */
const press = async ({ site, page, speed, phases, profile }: Turn, measured: Measured): Promise<void> => {
  const visits = visitsOf(phases.filter((phase) => phase === 'cold' || phase === 'repeat'));
  if (visits.length === 0) return;
  const context = await profile();
  for (const phase of visits) {
    const pressed = await measurePress(context, site.url, page, speed, site.traffic);
    measured.set(phase, { ...measured.get(phase), ...pressed });
  }
  await context.close();
};

/** Measures each wanted phase of a page once, from a fresh profile on. */
export const measureTurn = async (turn: Turn): Promise<Measured> => {
  const { site, page, speed, phases, profile } = turn;
  const measured: Measured = new Map();
  await visit(turn, measured);
  await visitSettled(turn, measured);
  await press(turn, measured);
  if (phases.includes('click')) {
    const context = await profile();
    measured.set('click', await measureClick(context, site.url, page, speed, site.traffic));
    await context.close();
  }
  return new Map([...measured].filter(([phase]) => phases.includes(phase)));
};
