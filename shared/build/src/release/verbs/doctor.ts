import { examine } from '../doctor';
import { CHANNEL, FORMAT, FORMAT_CALL, isJson, openChannel, toJson } from './options';
import { defineVerb } from './verb';

export const doctorVerb = defineVerb({
  call: `doctor [--channel <name>] ${FORMAT_CALL}`,
  does: 'look at keys, history, page and releases, byte by byte; code 1 when something is damaged',
  words: 0,
  options: { ...CHANNEL, ...FORMAT },
  run: async (_, { channel, ...options }, say) => {
    const asJson = isJson(options);
    const store = await openChannel(channel);
    const diagnosis = await examine(store, channel);
    const damaged = diagnosis.findings.filter(({ kind }) => kind === 'damage').length;
    if (asJson) say(toJson(diagnosis));
    else {
      for (const { kind, where, what, todo } of diagnosis.findings)
        say(`${kind}  ${where}\n  ${what}\n  ${todo}`);
      const verdict = damaged === 0 ? 'nothing is damaged' : `${damaged} damaged`;
      say(`${channel}: ${diagnosis.revisions} revisions, ${verdict}.`);
    }
    return damaged === 0 ? 0 : 1;
  },
});
