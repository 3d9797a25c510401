import { toTable } from '@poku/tooling';
import { changePartOf } from '../change-parts';
import type { StoredRevision } from '../revision';
import type { ReleaseStore } from '../store';
import { changeText, LIVE_HEAD, liveTable, liveVersions } from './live-versions';
import { CHANNEL, FORMAT, FORMAT_CALL, isJson, openChannel, toJson } from './options';
import { defineVerb, UsageError } from './verb';

const timeOf = (given: string): number => {
  const time = /^\d{4}-\d\d-\d\d/.test(given) ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(time)) throw new UsageError(`--at is a time as 2026-01-31T18:00:00Z, not "${given}".`);
  return time;
};

/** The state that a channel was in at a time; undefined before its first change. */
const stateAt = async (
  store: ReleaseStore,
  channel: string,
  time: number,
): Promise<StoredRevision | undefined> => {
  for await (const stored of store.history(channel))
    if (Date.parse(stored.revision.at) <= time) return stored;
  return undefined;
};

const told = ({ revision: { revision, at, change }, signed }: StoredRevision) => {
  const { team, id } = signed.signature.certificate;
  return { revision, at, by: team, key: id, ...change };
};

export const historyVerb = defineVerb({
  call: `history [--name <name>] [--at <ISO time>] [--channel <name>] ${FORMAT_CALL}`,
  does: 'every change, the newest first; with --at all that was live together then',
  words: 0,
  options: { name: { type: 'string' }, at: { type: 'string' }, ...CHANNEL, ...FORMAT },
  run: async (_, { name, at, channel, ...options }, say) => {
    const asJson = isJson(options);
    const time = at === undefined ? undefined : timeOf(at);
    const store = await openChannel(channel);
    if (time !== undefined) {
      const state = await stateAt(store, channel, time);
      const all = state ? liveVersions(state.revision) : {};
      const live =
        name === undefined ? all : Object.fromEntries(Object.entries(all).filter(([one]) => one === name));
      if (asJson) say(toJson({ channel, at, ...(state && { state: told(state) }), live }));
      else if (!state) say(`Nothing was live in ${channel} at ${at}.`);
      else {
        say(`channel ${channel} at ${at}: revision ${state.revision.revision}, since ${state.revision.at}`);
        say(toTable(LIVE_HEAD, liveTable(live)));
      }
      return;
    }
    const changes = [];
    for await (const stored of store.history(channel))
      if (name === undefined || changePartOf(stored.revision.change, name)) changes.push(told(stored));
    if (asJson) {
      say(toJson({ channel, changes }));
      return;
    }
    const rows = changes.map(({ revision, at: when, by, key, reason = '', ...change }) => [
      String(revision),
      when,
      changeText(change),
      `${by} (${key})`,
      reason,
    ]);
    say(toTable(['revision', 'at', 'change', 'by', 'reason'], rows));
  },
});
