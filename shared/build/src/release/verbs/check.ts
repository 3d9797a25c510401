import type { Release } from '@poku/contract';
import { openStore, welcomeOwnKey } from '../channel';
import { channelReader, keyFacts } from '../check/context';
import { allowing, type Finding, findingsComment, findingsText, isError, warning } from '../check/finding';
import { judgeInChannel } from '../check/judge';
import { judgeOwn } from '../check/own-release';
import { judgeOwnUnit } from '../check/own-unit';
import { claimFindings, keyFindings } from '../check/rules/signature';
import { ownSigner } from '../keys/key-home';
import { isUnit } from '../registry-document';
import { unitNames } from '../remotes';
import type { ReleaseStore } from '../store';
import { ALLOW, CHANNEL, FORMAT, formatOf, toJson } from './options';
import { defineVerb, UsageError } from './verb';

/** Whether this machine's key may release it; where changes are only looked at, there need be none. */
const ownKeyFindings = async (
  store: ReleaseStore,
  name: string,
  channel: string,
  release?: Release,
): Promise<Finding[]> => {
  const { POKU_KEY, POKU_ROOT_KEY } = process.env;
  if (POKU_KEY === undefined && POKU_ROOT_KEY !== undefined)
    return [
      warning('no-key', {
        what: 'There is no key here, so whether the release may be signed is not known.',
        where: 'POKU_KEY',
        fix: 'Set POKU_KEY to your team’s key file where you publish.',
      }),
    ];
  const { certificate } = await ownSigner();
  return [
    ...keyFindings(certificate, await keyFacts(store), name, channel),
    ...(release ? claimFindings(certificate, release) : []),
  ];
};

/** Everything that the gate would say if the present sources were released now. Nothing is uploaded. */
const findingsOf = async (name: string, channel: string): Promise<[string, readonly Finding[]]> => {
  await welcomeOwnKey();
  const store = await openStore();
  if (isUnit(name)) {
    const { version, findings } = await judgeOwnUnit(store, name, channel);
    return [version, [...findings, ...(await ownKeyFindings(store, name, channel))]];
  }
  const { built, subject, findings } = await judgeOwn(store, name, channel);
  if (!built) return ['none', findings];
  const { version } = built.release;
  const keys = await ownKeyFindings(store, name, channel, built.release);
  if (!subject) return [version, [...findings, ...keys]];
  const context = await channelReader(store).context(await store.registry(channel), name, version);
  return [version, [...findings, ...keys, ...judgeInChannel(subject, context)]];
};

const counted = (count: number, what: string): string => `${count} ${count === 1 ? what : `${what}s`}`;

export const checkVerb = defineVerb({
  call: `check <name> [--channel <name>] [--allow <code>] [--format text|json|markdown]`,
  does: 'judge the present sources against what is live; nothing is uploaded',
  words: 1,
  options: { ...ALLOW, ...CHANNEL, ...FORMAT },
  run: async ([name = ''], { channel, allow = [], ...options }, say) => {
    const format = formatOf(options, ['text', 'json', 'markdown']);
    const known = await unitNames();
    if (!known.includes(name))
      throw new UsageError(`There is no "${name}" to build here; there are ${known.join(', ')}.`);
    const [version, found] = await findingsOf(name, channel);
    const findings = allowing(found, allow);
    const errors = findings.filter(isError).length;
    const count = `${counted(errors, 'error')}, ${counted(findings.length - errors, 'warning')}`;
    const title = `${name} ${version} against what is live in ${channel}: ${count}`;
    if (format === 'json') {
      say(toJson({ name, version, channel, ok: errors === 0, findings }));
    } else if (format === 'markdown') {
      say(findingsComment(title, findings));
    } else {
      if (findings.length > 0) say(findingsText(findings));
      say(`${title}.`);
    }
    return errors === 0 ? 0 : 1;
  },
});
