import { SignatureError } from '@poku/platform/release';
import { toTable } from '@poku/tooling';
import { openStore, renew } from '../channel';
import { presentClaims } from '../claims';
import { checkName } from '../home';
import { createKey, rootKey, rootPublicKey } from '../keys/key-home';
import { publicKeyOf } from '../keys/key-pair';
import { changePolicy, withKey, withoutKey } from '../keys/policy';
import { FORMAT, FORMAT_CALL, isJson, toJson } from './options';
import { defineVerb, type Say, UsageError } from './verb';

const MOST_DAYS = 3_650;

const listOf = (option: string, given: string | undefined): string[] => {
  const items = (given ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
  if (items.length === 0)
    throw new UsageError(`A key needs --${option}: names with commas between, or "*" for all.`);
  for (const item of items) if (item !== '*') checkName(option, item);
  return items;
};

const routesOf = (given: string): string[] => {
  const routes = given.split(',').map((item) => item.trim());
  for (const route of routes)
    if (route !== '*' && !/^\/[^\s*?]*[^\s*?/]$/.test(route))
      throw new UsageError(`--routes are paths with commas between, or "*" for all, not "${route}".`);
  return routes;
};

const daysOf = (given: string): number => {
  const days = Number(given);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new UsageError(`--days is a whole number from 1 to ${MOST_DAYS}, not "${given}".`);
  return days;
};

/**
 * The list of good keys is changed by whoever has the root key.
 * @throws SignatureError when the root key of this machine is not the store's
 */
const rootOfStore = async () => {
  const [root, publicKey] = [await rootKey(), await rootPublicKey()];
  const store = await openStore();
  if (publicKeyOf(root) !== publicKey)
    throw new SignatureError('POKU_ROOT_KEY is not the root key of this machine; only that one makes keys.');
  // A list that another root key signed is refused before anything is made.
  await store.policy();
  return { root, publicKey, store };
};

export const keyCreateVerb = defineVerb({
  call: 'key create <id> --team <team> --names <a,b> --channels <x,y> [--routes </a,/b>] [--slots <s,t>] [--days 90]',
  does: 'make a key for a team and make it good for the store; needs the root key',
  words: 1,
  options: {
    team: { type: 'string' },
    names: { type: 'string' },
    channels: { type: 'string' },
    routes: { type: 'string' },
    slots: { type: 'string' },
    days: { type: 'string', default: '90' },
  },
  run: async ([id = ''], options, say) => {
    const team = options.team?.trim() ?? '';
    if (team === '') throw new UsageError('A key needs --team: whose it is.');
    const names = listOf('names', options.names);
    const channels = listOf('channels', options.channels);
    const told = {
      ...(options.routes !== undefined && { routes: routesOf(options.routes) }),
      ...(options.slots !== undefined && { slots: listOf('slots', options.slots) }),
    };
    const days = daysOf(options.days);
    const { root, publicKey, store } = await rootOfStore();
    const claims = { ...(await presentClaims(store, names, channels)), ...told };
    const { certificate, file } = await createKey({ id, team, names, channels, ...claims, days });
    await changePolicy(store.objects, root, publicKey, (policy) => withKey(policy, certificate));
    say(
      `The key "${id}" of ${team} is good for ${names.join(', ')} in ${channels.join(', ')} until ${certificate.until}.`,
    );
    say(
      `It gives these paths: ${claims.routes.join(', ') || 'none'}; and these slots: ${claims.slots.join(', ') || 'none'}. Others take --routes and --slots.`,
    );
    say(`Its secret is ${file}. Give the file to the team, and to nobody else: POKU_KEY=<file>`);
    say(`Machines without the root key also need POKU_ROOT_KEY=${publicKey}`);
  },
});

/** Entries that the key signed are taken from nobody any more; with another key's they lead to the releases before. */
const signAnew = async (channel: string, id: string, say: Say): Promise<void> => {
  try {
    const { revision } = await renew(channel, `the key ${id} is revoked`);
    say(`${channel} is signed anew, as revision ${revision}.`);
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    say(
      `${channel} could not be signed anew: ${error.message} Do it with a key for all names: renew --channel ${channel}`,
    );
  }
};

export const keyRevokeVerb = defineVerb({
  call: 'key revoke <id>',
  does: 'make a key good for nothing more; what it signed runs no more; needs the root key',
  words: 1,
  options: {},
  run: async ([id = ''], _, say) => {
    const { root, publicKey, store } = await rootOfStore();
    await changePolicy(store.objects, root, publicKey, (policy) => {
      if (!policy.keys.some((key) => key.id === id))
        throw new UsageError(
          `There is no key "${id}"; there are ${policy.keys.map((key) => key.id).join(', ') || 'none'}.`,
        );
      return withoutKey(policy, id);
    });
    say(`The key "${id}" is revoked. What it signed runs no more from the next load of a page on.`);
    for (const channel of await store.channels()) await signAnew(channel, id, say);
  },
});

export const keyListVerb = defineVerb({
  call: `key list ${FORMAT_CALL}`,
  does: 'the keys that are good for the store, and those that were',
  words: 0,
  options: FORMAT,
  run: async (_, options, say) => {
    const asJson = isJson(options);
    const { keys, revoked = [] } = await (await openStore()).policy();
    if (asJson) {
      say(toJson({ keys, revoked }));
      return;
    }
    const rows = [
      ...keys.map((key) => ({ key, end: key.until })),
      ...revoked.map(({ certificate, at }) => ({ key: certificate, end: `revoked ${at}` })),
    ].map(({ key: { id, team, names, channels }, end }) => [
      id,
      team,
      names.join(','),
      channels.join(','),
      end,
    ]);
    say(toTable(['key', 'team', 'releases', 'in channels', 'until'], rows));
  },
});
