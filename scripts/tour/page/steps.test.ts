import type { TourState } from './state';
import { beginningOf, STEPS } from './steps';

const NOTHING: TourState = {
  trail: { name: 'Siti Rahma', signedInAt: null, couponUsedAt: null, accounts: [], journals: [] },
  messages: [],
  assets: {},
};
const journal = (id: number, kind: string) => ({
  id,
  kind,
  reference: `r${id}`,
  about: null,
  at: '2026-11-30T05:00:00.000Z',
  entries: [],
});
const LATER: TourState = {
  ...NOTHING,
  trail: {
    ...NOTHING.trail,
    signedInAt: '2026-11-30T05:00:00.000Z',
    couponUsedAt: '2026-11-30T05:02:00.000Z',
    journals: [journal(4, 'earn'), journal(3, 'settle'), journal(2, 'capture')],
  },
  messages: [
    {
      from: 'Poku',
      channel: 'sms',
      to: '+6281200000002',
      text: 'kode',
      otp: '123456',
      sentAt: '2026-11-30T05:01:00.000Z',
    },
  ],
};
const doneIn = (state: TourState, before: TourState): boolean[] =>
  STEPS.map(({ isDone }) => isDone(state, beginningOf(before)));

test('a step is done by what happened after the tour began', () => {
  expect(doneIn(LATER, NOTHING)).toEqual(STEPS.map(() => true));
});

test('what had happened before the tour began does no step', () => {
  expect(doneIn(LATER, LATER)).toEqual(STEPS.map(() => false));
  expect(doneIn(NOTHING, NOTHING)).toEqual(STEPS.map(() => false));
});
