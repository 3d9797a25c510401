import { parseArgs } from 'node:util';

/** What a verb can be told, as `parseArgs` wants it. */
type Options = Readonly<
  Record<
    string,
    { readonly type: 'string' | 'boolean'; readonly default?: string; readonly multiple?: boolean }
  >
>;

type Values<O extends Options> = {
  readonly [K in keyof O]: O[K] extends { default: string }
    ? string
    : O[K] extends { multiple: true }
      ? readonly string[] | undefined
      : (O[K]['type'] extends 'boolean' ? boolean : string) | undefined;
};

/** The command was called wrongly; its message says how to call it. Compare `name`. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Writes one line, or several, for whoever called. */
export type Say = (text: string) => void;

/** A verb with its options, before it is in the table. */
interface Definition<O extends Options> {
  /** How it is called, without the verb itself. */
  readonly call: string;
  /** What it does, in a few words. */
  readonly does: string;
  /** How many words it takes beside its options; any number, when it is infinite. */
  readonly words: number;
  /** How many it takes at least. Default `words`, or none when it takes any number. */
  readonly least?: number;
  readonly options: O;
  /** @returns the exit code: 0 done, 1 something is wrong */
  run(words: readonly string[], values: Values<O>, say: Say): Promise<number | void>;
}

/** One verb of `npm run release`. */
export interface Verb {
  readonly call: string;
  readonly does: string;
  /**
   * @param args what stands behind the verb
   * @returns the exit code: 0 done, 1 something is wrong
   * @throws UsageError when it is called wrongly; Error when what was asked for is refused
   */
  run(args: readonly string[], say: Say): Promise<number>;
}

/** What `parseArgs` says is wrong, in one sentence; the rest of what it says is about dashes, which no name of ours begins with. */
const parseProblem = (error: unknown): string | undefined => {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  return code?.startsWith('ERR_PARSE_ARGS') ? message?.split('. ')[0]?.replace(/\.$/, '') : undefined;
};

const parse = (args: readonly string[], options: Options, call: string) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const problem = parseProblem(error);
    if (problem === undefined) throw error;
    throw new UsageError(`${problem}. It is called: ${call}`);
  }
};

/** Makes a verb whose `run` gets its options checked and typed. */
export const defineVerb = <const O extends Options>(verb: Definition<O>): Verb => ({
  call: verb.call,
  does: verb.does,
  run: async (args, say) => {
    const { positionals, values } = parse(args, verb.options, verb.call);
    if (positionals.length < (verb.least ?? (verb.words < Infinity ? verb.words : 0)))
      throw new UsageError(`Something is missing. It is called: ${verb.call}`);
    const extra = positionals[verb.words];
    if (extra !== undefined) throw new UsageError(`"${extra}" is one too many. It is called: ${verb.call}`);
    return (await verb.run(positionals, values as Values<O>, say)) ?? 0;
  },
});
