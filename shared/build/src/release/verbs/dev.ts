import { defineVerb } from './verb';

export const devVerb = defineVerb({
  call: 'dev <remote> [--shell <url>]',
  does: 'serve a remote from its sources inside a running shell, until Ctrl-C; the other remotes are as deployed',
  words: 1,
  options: { shell: { type: 'string' } },
  run: async ([name = ''], options) => (await import('../../dev')).developUntilEnded(name, options),
});
