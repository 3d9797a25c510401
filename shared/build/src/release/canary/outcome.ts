import { RELEASE } from '../../own-call';

/** How a release by strategy ended. */
export type Outcome =
  | { readonly kind: 'promoted' }
  /** It was worse, and is taken back. */
  | { readonly kind: 'rolled back'; readonly reason: string }
  /** Too few votes, or none could be read, in all of the time that it had: it is taken back. */
  | { readonly kind: 'unjudged'; readonly reason: string }
  /** Somebody else rolled it back, replaced or promoted it, or changed its share. */
  | { readonly kind: 'overtaken'; readonly reason: string }
  /** The command was stopped: the canary stays with its share. */
  | { readonly kind: 'interrupted'; readonly share: number };

/** What is to be told of an outcome, and the exit code of the command. */
export interface OutcomeReport {
  readonly text: string;
  readonly exitCode: number;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Puts an outcome into words, with the commands that lead on. @param facts what was promoted, and the other options of the command */
export const reportOf = (
  outcome: Outcome,
  { name, version, channel, options }: Readonly<Record<'name' | 'version' | 'channel' | 'options', string>>,
): OutcomeReport => {
  const told = `${name} ${version}`;
  const ways = `Go on: ${RELEASE} promote ${name} --version ${version} --channel ${channel} ${options}
Take it back: ${RELEASE} rollback ${name} --channel ${channel} --reason "…"`;
  switch (outcome.kind) {
    case 'promoted':
      return { text: `${told} is live in ${channel}.`, exitCode: 0 };
    case 'rolled back':
      return { text: `${told} is rolled back in ${channel}: ${outcome.reason}.`, exitCode: 5 };
    case 'unjudged':
      return {
        text: `${told} is taken back in ${channel}: ${outcome.reason}. Give it longer, to more members, or with fewer --min-loads; with --unwatched it goes on unseen.`,
        exitCode: 3,
      };
    case 'overtaken':
      return { text: `${told} is no longer this command's: ${outcome.reason}.`, exitCode: 4 };
    case 'interrupted':
      return {
        text: `Stopped. ${told} stays a canary for ${percent(outcome.share)} in ${channel}; a site with a key for it watches it on.\n${ways}`,
        exitCode: 130,
      };
  }
};
