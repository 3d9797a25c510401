import { topupState, type TopupOrder, type TopupState } from '@poku/partner-protocol';
import { type Answer } from '../ask';
import { expectThat, type Bench, type Check } from '../check';
import { type BillerTarget } from './target';

export type BillerBench = Bench<BillerTarget>;
export type BillerCheck = Check<BillerTarget>;

/** Where calls about a top-up go. */
export const pathOf = (reference: string): string => `/v1/topups/${encodeURIComponent(reference)}`;

/** An order of Poku. */
export const topupFor = ({ product, number }: BillerTarget, reference: string): TopupOrder => ({
  reference,
  product,
  number,
});

/** Orders, calls off, and asks for a top-up. */
export const order = ({ ask, target }: BillerBench, reference: string): Promise<Answer> =>
  ask('POST', '/v1/topups', topupFor(target, reference));
export const callOff = ({ ask }: BillerBench, reference: string): Promise<Answer> =>
  ask('POST', `${pathOf(reference)}/cancel`);
export const inquire = ({ ask }: BillerBench, reference: string): Promise<Answer> =>
  ask('GET', pathOf(reference));

/** How a top-up stands by an answer; undefined when the answer is not about it or of another form. */
export const read = ({ status, json }: Answer, reference: string): TopupState | undefined => {
  const state = status === 200 ? topupState.safeParse(json).data : undefined;
  return state?.reference === reference ? state : undefined;
};

const steps = ['accepted', 'pending'];
const rankOf = ({ status }: TopupState): number =>
  steps.includes(status) ? steps.indexOf(status) : steps.length;

/** Whether a top-up stands so for good. */
export const isOver = (state: TopupState): boolean => rankOf(state) === steps.length;

/** Whether a top-up that stood so may stand so later: what is over stays, to the serial number. */
const mayFollow = (before: TopupState, later: TopupState): boolean =>
  isOver(before) ? JSON.stringify(later) === JSON.stringify(before) : rankOf(later) >= rankOf(before);

/** The problem of answers, in their order, that cannot be about one top-up, or are of another form. */
export const expectOneTopup = (reference: string, answers: readonly Answer[]): string | undefined => {
  let before: TopupState | undefined;
  for (const answer of answers) {
    const state = read(answer, reference);
    if (state === undefined) return expectThat(false, `how ${reference} stands`, answer);
    if (before !== undefined && !mayFollow(before, state))
      return expectThat(false, `what follows ${JSON.stringify(before)}`, answer);
    before = state;
  }
  return undefined;
};

/** The problem of an answer other than one of these states. */
export const expectState = (
  answer: Answer,
  reference: string,
  ...wanted: readonly TopupState['status'][]
): string | undefined => {
  const state = read(answer, reference);
  return expectThat(
    state !== undefined && wanted.includes(state.status),
    `${wanted.join(' or ')}, ${reference}`,
    answer,
  );
};
